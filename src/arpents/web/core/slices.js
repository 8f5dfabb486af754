// Work that is long is done in slices, and between two of them whoever clicks or types is heard.

/** The next task of the browser: at once where nothing waits, also in a window nobody looks at. @returns {Promise<void>} */
export function nextTask() {
  return new Promise((go) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      go();
    };
    port2.postMessage(0);
  });
}
