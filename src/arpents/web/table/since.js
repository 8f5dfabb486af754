// What has happened since the last decision of whoever sits here, on the map.

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("../core/seat-client.js").Line} Line */

/** Where the lines lie that are new, or that are being shown. @param {Session} session @param {import("../board/scene.js").Scene} scene @param {import("../board/layout.js").Layout} layout @returns {import("../board/news.js").News} */
export function newsOf(session, scene, layout) {
  const { since } = session.now.value ?? {};
  const shown = session.shown.value;
  const lines = session.moment.value
    ? []
    : (shown?.lines ?? (since ? session.lines.value.slice(since.line) : /** @type {Line[]} */ ([])));
  const ids = new Map(Object.values(scene.spots).map((spot) => [spot.noun, spot.id]));
  const at = (/** @type {string} */ noun) => layout.places[ids.get(noun) ?? ""];
  const ways = lines.flatMap((line) => {
    const way = (line.path ?? []).map(at).filter(Boolean);
    return way.length > 1 ? [way] : [];
  });
  const gone = new Set(lines.flatMap((line) => line.path ?? []));
  const places = [...new Set(lines.flatMap((line) => line.places ?? []))]
    .filter((noun) => !gone.has(noun))
    .map(at)
    .filter(Boolean);
  return { places, ways };
}
