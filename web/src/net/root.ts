// Where the page lives. A proxy may show it under any path, so nothing may be named from the root of the host.

export const ROOT = new URL(`${document.documentElement.dataset["root"] ?? "."}/`, location.href);

export const urlOf = (path: string): URL => new URL(path, ROOT);
