// The root of the page. A proxy may serve it under any path, so no address starts at the root of the host.

export const ROOT = new URL(`${document.documentElement.dataset["root"] ?? "."}/`, location.href);

export const urlOf = (path: string): URL => new URL(path, ROOT);
