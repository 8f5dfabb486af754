// Text without what searching does not care about.

/** Lower case without accents. @param {string} text */
export function plain(text) {
  return text
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036f]/g, "")
    .toLowerCase();
}
