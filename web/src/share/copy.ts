// Copying. On a plain http address there is no clipboard: the text is selected, and the browser's old command tried.

// Whether it was copied; if not, the text is selected, for the person to copy.
export async function copyFrom(field: HTMLInputElement): Promise<boolean> {
  field.focus();
  field.select();
  try {
    if (!navigator.clipboard) return document.execCommand("copy");
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    return false; // forbidden by the browser or its owner
  }
}

// An address of this very machine: no other device can open it.
export const isLocal = (url: string): boolean => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(url).hostname);
