// The hand of a player in the browser tests: it finds what may be clicked and where, and reads what is drawn. The clicks are real.
(() => {
  const PATIENCE = 60_000;
  const CLOSED = ".choices button[aria-expanded=false]";
  const OFFERED = `.choices .choice, ${CLOSED}`;
  const main = () => document.querySelector("main.table");
  const middle = (box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
  const upon = (point) => document.elementFromPoint(point.x, point.y);

  /** Where a button can be clicked, after it has been scrolled into sight. */
  function at(button) {
    let point = middle(button.getBoundingClientRect());
    if (!button.contains(upon(point))) {
      button.scrollIntoView({ block: "center", behavior: "instant" });
      point = middle(button.getBoundingClientRect());
    }
    return button.contains(upon(point)) ? point : null;
  }

  /** One of several things with weights, by a number between 0 and 1. */
  function weighed(things, chance) {
    let left = things.reduce((sum, [, weight]) => sum + weight, 0) * chance;
    for (const [thing, weight] of things) {
      left -= weight;
      if (left < 0) return thing;
    }
    return null;
  }

  /** Every choice has the same chance, those in closed groups too: then the group is opened first. */
  function listed(chance) {
    const menu = [...document.querySelectorAll(".menu .choice")];
    const buttons = menu.length ? menu : [...document.querySelectorAll(OFFERED)];
    const more = menu.length ? [] : [...document.querySelectorAll(".choices [data-more]")];
    const things = buttons.map((button) => [button, Number(button.querySelector(".count")?.textContent ?? 1)]);
    for (const button of more)
      things.push([button, Number(/\d+/.exec(button.textContent.replaceAll(/[\s,]/g, ""))?.[0] ?? 1) - 40]);
    const button = weighed(things, chance);
    const point = button && at(button);
    return (
      point && {
        kind: button.dataset.words ? "choice" : "open",
        words: button.dataset.words ?? "",
        name: nameAt(point),
        ...point,
      }
    );
  }

  /** A highlighted place, piece, card or point, where nothing lies over it. */
  function onBoard(chance) {
    const bright = [...document.querySelectorAll(".board .glows, .tray .glows")].filter(
      (thing) => thing.closest("[data-noun]") || thing.matches(".dots"),
    );
    const seen = [];
    for (const thing of bright) {
      const points = thing.matches(".dots")
        ? dotsOf(thing)
        : [middle((thing.querySelector(".hit, .card-stock, .wood, .hull") ?? thing).getBoundingClientRect())];
      for (const point of points) if (upon(point)?.closest(".glows") === thing) seen.push(point);
    }
    const point = seen[Math.floor(chance * seen.length)];
    return point ? { kind: "board", words: "", name: nameAt(point), ...point } : null;
  }

  function dotsOf(path) {
    const place = path.getScreenCTM();
    const all = [...path.getAttribute("d").matchAll(/M([\d.]+) ([\d.]+)h0/g)];
    const some = all.filter((_, number) => number % Math.ceil(all.length / 50) === 0);
    return some.map(([, x, y]) => {
      const point = new DOMPoint(Number(x), Number(y)).matrixTransform(place);
      return { x: point.x, y: point.y };
    });
  }

  /** What lies under a point, in one word: a noun of the board, or the words of a choice. */
  const nameAt = (point) => nameOf(upon(point));
  const nameOf = (thing) => {
    if (thing?.matches(".dots")) return ".dots";
    const found = thing?.closest("[data-noun], button");
    return found?.dataset.noun ?? found?.dataset.words ?? found?.textContent ?? "";
  };

  /** What was clicked last: the list may have moved between pointing and clicking. */
  let struck = "";
  addEventListener("click", (event) => (struck = nameOf(event.target)), true);

  const where = () => ({
    revision: main()?.dataset.revision ?? "",
    seat: main()?.dataset.seat ?? "",
    ended: main()?.dataset.ended === "true",
  });

  /** Something to decide in another revision than `before`; or the end. */
  function ready(before) {
    const table = main();
    if (!table) return false;
    if (table.querySelector(".board[aria-busy]")) return false;
    if (table.dataset.ended === "true" || document.querySelector("[data-curtain]")) return true;
    const moved = table.dataset.revision !== before.revision || table.dataset.seat !== before.seat;
    return moved && table.dataset.asked === "true" && document.querySelector(OFFERED) !== null;
  }

  /** What is to be known of a page that stands still. */
  const standstill = () => ({
    ...where(),
    asked: main()?.dataset.asked,
    drawing: document.querySelector(".board[aria-busy]") !== null,
    offered: document.querySelectorAll(OFFERED).length,
    busy: document.querySelector(".choices .choice[aria-disabled=true]") !== null,
    refused: document.querySelector(".refusal")?.textContent ?? "",
    lost: document.querySelector(".lost")?.textContent ?? "",
  });

  async function until(condition, what) {
    const end = performance.now() + PATIENCE;
    while (!condition()) {
      if (performance.now() > end) throw new Error(`${what}: ${JSON.stringify(standstill())}`);
      await new Promise((resolve) => setTimeout(resolve, 3));
    }
  }

  window.hand = {
    ready,
    nameAt,
    struck: () => struck,
    until: (before) => until(() => ready(before), "nothing more to decide").then(where),
    /** Wait for the next decision, then say what to click: a button of the list, or something on the board. */
    async next(before, chance, board) {
      await until(() => ready(before), "nothing more to decide");
      const now = where();
      const unsaid = /‹[\w.-]+|\{\s*\$\w+/.exec(main().textContent);
      if (unsaid) throw new Error(`something is not said: ${unsaid[0]}`);
      if (now.ended) return { kind: "end", ...now };
      const curtain = document.querySelector("[data-curtain]");
      if (curtain) return { kind: "curtain", ...now, name: curtain.textContent, ...at(curtain) };
      return { ...now, ...((board && onBoard(chance)) || listed(chance) || { kind: "nothing" }) };
    },
    /** After a click on the board: a menu, or another revision. */
    async answered(before) {
      await until(
        () => document.querySelector(".menu") || ready(before) || main()?.dataset.revision !== before.revision,
        "the board does not answer",
      );
      return document.querySelector(".menu .choice") ? "menu" : document.querySelector(".menu") ? "reason" : "played";
    },
    choice: (chance) => listed(chance) ?? { kind: "nothing" },

    // -- what is drawn

    board() {
      const face = (shape) => {
        const piece = shape.querySelector(".piece");
        const has = (name) => piece.classList.contains(name);
        const [, x, y] = /translate\((\S+) (\S+)\)/.exec(shape.getAttribute("transform")) ?? [];
        return {
          noun: shape.dataset.noun ?? null,
          seat: /seat-(\w+)/.exec(piece.className.baseVal)[1],
          form: /form-(\w+)/.exec(piece.className.baseVal)[1],
          hidden: has("is-hidden"),
          reduced: has("is-reduced"),
          tired: has("is-tired"),
          title: shape.querySelector("title")?.textContent ?? "",
          x: Number(x),
          y: Number(y),
        };
      };
      const spots = {};
      for (const spot of document.querySelectorAll(".board .piles")) {
        spots[spot.dataset.noun] = {
          piles: [...spot.querySelectorAll(".pile")].map((pile) => ({
            pieces: [...pile.querySelectorAll(".on-map")].map(face),
            badge: pile.querySelector(".badge text")?.textContent ?? "",
          })),
          marks: [...spot.querySelectorAll("[data-mark]")].map((mark) => ({
            symbol: mark.dataset.mark,
            seat: /seat-(\w+)/.exec(mark.className.baseVal)[1],
            figure: mark.querySelector(".mark-figure")?.textContent ?? "",
          })),
        };
      }
      return {
        spots,
        figures: [...document.querySelectorAll(".board .pieces > .on-map")].map(face),
        hand: [...document.querySelectorAll(".hand .card")].map((card) => card.dataset.noun),
        panels: [...document.querySelectorAll(".panel-pieces li")].map((piece) => piece.dataset.noun ?? null),
        battle: [...document.querySelectorAll(".battle-row")].map((row) => [
          /seat-(\w+)/.exec(row.className)[1],
          row.children.length,
        ]),
      };
    },
    log: () =>
      [...document.querySelectorAll(".log > ol > li[data-number]")].map((line) => [
        Number(line.dataset.number),
        line.querySelector(".line").textContent,
      ]),
  };
})();
