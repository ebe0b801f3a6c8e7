/**
 * Injected into a page: what a hand could do now, and where to press. It reads what everybody can see, nothing else.
 * `luck` (0 to 1) chooses; every other time one of the `keen` words, where there is one; `only` leaves
 * no choice. The answer is null while there is nothing to do, or one of
 *   { do: "press", x, y, what }   press there; `what` is for the report
 *   { do: "over" }                the result is shown
 */
(() => {
  const LIT = '[data-touch][aria-disabled="false"], [data-touch].lit, .scene [data-choice].lit';
  /** Milliseconds. */
  const MOMENT = 2500;
  const GRID = [0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95];

  const all = (selector) => [...document.querySelectorAll(selector)];
  const isShown = (element) => element.getClientRects().length > 0 && !element.matches(":disabled");

  /** A point at which a press reaches this element and nothing else. */
  function spot(element) {
    element.scrollIntoView({ block: "nearest", inline: "nearest" });
    return spotAsItLies(element) ?? (element.scrollIntoView({ block: "center", inline: "center" }), spotAsItLies(element));
  }

  function spotAsItLies(element) {
    const box = element.getBoundingClientRect();
    for (const dy of GRID) {
      for (const dx of GRID) {
        const [x, y] = [box.x + box.width * dx, box.y + box.height * dy];
        const hit = document.elementFromPoint(x, y)?.closest("[data-touch], button, a, summary");
        if (hit === element) return { x, y };
      }
    }
    return null;
  }

  const name = (element) => element.dataset.choice ?? element.dataset.touch ?? element.textContent.trim();

  /** By luck in which order to try these. */
  function shuffled(elements, luck, keen) {
    const wanted = elements.filter((element) => keen.includes(name(element)));
    if (wanted.length > 0 && luck < 0.5) return [...wanted, ...elements];
    const first = Math.floor(luck * elements.length);
    return [...elements.slice(first), ...elements.slice(0, first)];
  }

  /** One of these; those that cannot be reached are passed over. */
  function press(elements, luck, keen, unreachable) {
    for (const element of shuffled(elements, luck, keen)) {
      const where = spot(element);
      if (where) return { do: "press", ...where, what: name(element) };
      unreachable.push(name(element));
    }
    return null;
  }

  /** What is on offer: in a small window beside a thing, else on the table and in the prompt; then the whole list; at last back. */
  function offers() {
    const popup = all(".popup [data-choice]").filter(isShown);
    if (popup.length > 0) return [popup];
    if (document.querySelector(".popup")) return [all(".popup .close")];
    const back = all(".prompt [data-back]").filter(isShown);
    if (document.querySelector(".prompt .trouble") && back.length > 0) return [back];
    const table = all(`${LIT}, .prompt [data-choice]`).filter(isShown);
    return [table, all('.prompt [aria-expanded="false"]').filter(isShown), back];
  }

  window.handLooks = (luck, keen, only) => {
    if (document.querySelector(".result")) return { do: "over" };
    const prompt = document.querySelector(".prompt");
    if (!prompt || prompt.getAttribute("aria-busy") === "true") return null;
    const unreachable = [];
    const [first, ...rest] = offers().map((group) => group.filter((element) => !only || name(element) === only));
    const found = press(first, luck, keen, unreachable);
    if (found) coveredSince = null;
    if (found || isStillCovered(first)) return found && { ...found, unreachable };
    for (const group of rest) {
      const other = press(group, luck, keen, unreachable);
      if (other) return { ...other, unreachable };
    }
    return null;
  };

  let coveredSince = null;

  /** Something passes over all that is lit: a cap that flies, a note. That is worth a moment's wait. */
  function isStillCovered(elements) {
    const now = performance.now();
    coveredSince = elements.length > 0 ? (coveredSince ?? now) : null;
    return coveredSince !== null && now - coveredSince < MOMENT;
  }

  /** The same, but patient: resolves when there is something to do, or with null after so many milliseconds. */
  window.handWaits = async (luck, keen, patience, only = "") => {
    const until = performance.now() + patience;
    for (;;) {
      const found = window.handLooks(luck, keen, only);
      if (found || performance.now() >= until) return found;
      await new Promise((resolve) => setTimeout(resolve, 8));
    }
  };
})();
