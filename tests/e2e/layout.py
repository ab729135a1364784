"""What is wrong with how a page is laid out: words that are missing or cut off, targets too small for a thumb."""

import re

from playwright.sync_api import Page

from rollwright.translations import SOURCE, bundle

# Everything that a person reads, or a screen reader says.
TEXTS = """() => {
  const names = ["aria-label", "title", "placeholder", "alt", "aria-valuetext"];
  const all = [...document.querySelectorAll(names.map((name) => `[${name}]`).join())];
  const spoken = all.flatMap((one) => names.map((name) => one.getAttribute(name) ?? ""));
  return [document.title, document.body.textContent, ...spoken];
}"""

# Words that reach beyond their own box, or beyond what cuts it off; what is only for screen readers is cut on purpose,
# and so is a long name among the scores, whose number stays (`test_layout.py`).
CUT_OFF = """() => {
  const found = [];
  const name = (one) => `${one.tagName} ${one.className} "${one.textContent.trim().slice(0, 60)}"`;
  const tell = (why, one) => found.push(`${why}: ${name(one)}`);
  const clips = (one) => /hidden|clip/.test(getComputedStyle(one).overflowX);
  const forEars = (one) => one.clientWidth === 1 || (one.parentElement && forEars(one.parentElement));
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth) found.push(`the page is ${root.scrollWidth} wide, the window ${innerWidth}`);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const one = node.parentElement;
    if (!node.data.trim() || !one.checkVisibility() || one.closest("svg, script, style, option")) continue;
    if (forEars(one) || one.matches(".bar .name .begin")) continue;
    if (one.clientWidth && one.scrollWidth > one.clientWidth + 1) tell("too wide for its box", one);
    if (one.clientHeight && clips(one) && one.scrollHeight > one.clientHeight + 2) tell("too high for its box", one);
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    for (let box = one; box !== document.body; box = box.parentElement) {
      const { left, right } = box.getBoundingClientRect();
      const scrolls = /auto|scroll/.test(getComputedStyle(box).overflowX);
      if (scrolls) break;
      if (clips(box) && (text.right > right + 1 || text.left < left - 1)) tell("cut off", one);
    }
  }
  return [...new Set(found)];
}"""

# What can be touched, and is smaller than a thumb. A link in a sentence may be as high as the sentence; the spaces of
# the map are found by their segment and the loupe, which has tests of its own.
TOO_SMALL = """() => {
  const found = [];
  for (const one of document.querySelectorAll("button, a[href], input, select, summary, [role=button]")) {
    if (!one.checkVisibility({ visibilityProperty: true }) || one.matches("path")) continue;
    const target = one.matches("input.hidden") ? one.closest("label") : one;
    const inline = getComputedStyle(target).display === "inline";
    const { width, height } = target.getBoundingClientRect();
    if (!inline && width && (width < 43.5 || height < 43.5)) {
      const name = target.getAttribute("aria-label") ?? target.textContent.trim();
      const size = `${Math.round(width)} x ${Math.round(height)}`;
      found.push(`${size}: ${target.tagName} ${target.className} "${name.slice(0, 60)}"`);
    }
  }
  return found;
}"""
IDENTIFIER = re.compile(r"[a-z]+(?:-[a-z0-9]+)+")
UNFILLED = re.compile(r"\{\s*\$\w+\s*\}|\bundefined\b|\bNaN\b|\[object")


def missing_words(page: Page) -> list[str]:
    """Names of messages, or of arguments, that are shown because there is nothing else to show."""
    known = set(bundle(SOURCE).ids)
    texts: list[str] = page.evaluate(TEXTS)
    return [
        found
        for text in texts
        for found in [*IDENTIFIER.findall(text), *UNFILLED.findall(text)]
        if found in known or found.startswith(("page-", "rule-")) or not IDENTIFIER.fullmatch(found)
    ]


def cut_off(page: Page) -> list[str]:
    """Words that nobody can read to their end."""
    found: list[str] = page.evaluate(CUT_OFF)
    return found


def word_faults(page: Page, language: str) -> list[str]:
    """Missing words, words that are cut off, and a page that names another language as its own."""
    named = page.locator("html").get_attribute("lang")
    wrong = [f"missing: {text}" for text in missing_words(page)] + cut_off(page)
    return [*wrong, *([] if named == language else [f"the language is said to be {named}"])]


def too_small(page: Page) -> list[str]:
    """Targets of less than 44 pixels."""
    found: list[str] = page.evaluate(TOO_SMALL)
    return found
