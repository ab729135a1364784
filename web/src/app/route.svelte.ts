// The screen that is shown, as the path below the root says.

import { ROOT, urlOf } from "../net/root";

export interface Route {
  screen: string;
  id: string | null;
  hash: string;
}

function read(): Route {
  const [screen = "", id = null] = location.pathname.slice(ROOT.pathname.length).split("/");
  return { screen, id: id === null ? null : decodeURIComponent(id), hash: location.hash.slice(1) };
}

class Router {
  // Its fields change one by one, so that a reader of the screen does not depend on the hash.
  readonly now = $state<Route>(read());

  constructor() {
    addEventListener("popstate", this.#look);
    addEventListener("hashchange", this.#look);
    document.addEventListener("click", this.#follow);
  }

  go = (path: string): void => {
    history.pushState(null, "", urlOf(path));
    this.#look();
    scrollTo(0, 0);
  };

  // Removes the token from the address, so that no history and no bookmark has it.
  forgetHash(): void {
    history.replaceState(null, "", location.pathname);
    this.#look();
  }

  #look = (): void => void Object.assign(this.now, read());

  // Links within the page do not load it again.
  #follow = (event: MouseEvent): void => {
    const link = (event.target as Element).closest?.("a");
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute("download")) return;
    const inside = link.origin === location.origin && link.pathname.startsWith(ROOT.pathname);
    const path = link.pathname.slice(ROOT.pathname.length);
    if (!inside || path.startsWith("api/") || path === "docs") return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    this.go(path + link.hash);
  };
}

export const router = new Router();
export const href = (path: string): string => urlOf(path).href;
