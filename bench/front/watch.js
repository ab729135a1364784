// Put into the page before its own code: notes when a message came, when the frame that shows it was painted, and how
// many frames a tap took. The page knows nothing of it.
(() => {
  const now = () => performance.timeOrigin + performance.now();
  const GIVEN_UP = 60;

  const bench = { view: null, own: null, change: null, before: "", taps: [], waiting: false, given: 0 };
  window.bench = bench;

  // Everything that is to be seen or heard of the page; the sides of a die while it tumbles are not news.
  function shown() {
    const skip = { acceptNode: (node) => (node.classList?.contains("cube") ? 2 : 1) };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, skip);
    let text = "";
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.nodeType === Node.TEXT_NODE) text += node.nodeValue;
      else for (const name of ["aria-label", "aria-pressed", "d"]) text += node.getAttribute(name) ?? "";
      text += "\n";
    }
    return text;
  }

  // A message of the server, and the frames after it

  let dirty = false;
  let asked = false;
  const painted = new MessageChannel();

  // A frame is painted right after its callbacks; the next task is after that.
  function watchNextFrame() {
    if (asked) return;
    asked = true;
    requestAnimationFrame(() => {
      asked = false;
      const changed = dirty;
      dirty = false;
      if (changed && bench.change) painted.port2.postMessage(0);
    });
  }
  painted.port1.onmessage = () => {
    const at = now();
    if (bench.change) bench.change.frames.push({ at, shown: shown() });
  };

  new MutationObserver(() => {
    dirty = true;
    watchNextFrame();
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });

  function arrive(data, arrived) {
    const message = JSON.parse(data);
    if (message.type === "drafted") bench.own = [message.own];
    if (message.type !== "welcome" && message.type !== "update") return;
    bench.view = message.view;
    bench.own = message.own;
    if (message.type === "update") {
      const { at, entry } = message.entries.at(-1);
      bench.change = { arrived, entered: at, what: entry.type, before: bench.before, frames: [] };
    }
  }

  window.WebSocket = class extends WebSocket {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", ({ data }) => arrive(data, now()));
    }
  };

  // Before something is done elsewhere.
  bench.listen = () => {
    bench.change = null;
    bench.before = shown();
  };
  // When it is over: the first frame that showed what is shown now; only what it was, if nothing has changed.
  bench.seen = (calm) => {
    const { change } = bench;
    if (!change || now() - change.arrived < calm) return null;
    const { arrived, entered, what, before, frames } = change;
    const last = frames.at(-1)?.shown;
    if (last === undefined || last === before) return { what };
    const { at } = frames.find((frame) => frame.shown === last);
    return { what, sinceArrival: at - arrived, sinceEntry: at - entered };
  };

  // A tap, and the frames until its mark is there

  const marks = () => document.querySelectorAll(".board .pencil").length;

  // The time counts from the lifting of the finger, the frames from when the browser says that it was a tap.
  let lifted = 0;
  addEventListener("pointerup", () => (lifted = now()), true);
  addEventListener(
    "click",
    () => {
      if (!bench.waiting) return;
      bench.waiting = false;
      const before = marks();
      let frames = 0;
      const look = () => {
        frames += 1;
        if (marks() !== before) bench.taps.push({ frames, ms: now() - lifted });
        else if (frames < GIVEN_UP) requestAnimationFrame(look);
        else bench.given += 1;
      };
      requestAnimationFrame(look);
    },
    true,
  );
})();
