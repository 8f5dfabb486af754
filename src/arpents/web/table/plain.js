// Letters as one types them.

/** Without accents and capitals. @param {string} text */
export function plain(text) {
  return text
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036f]/g, "")
    .toLowerCase();
}
