"""Makes the bitmap icons of the page from its drawing; run by hand when the drawing has changed."""

from pathlib import Path

from playwright.sync_api import sync_playwright

from rollwright.testing.browser.chromium import chromium

PUBLIC = Path(__file__).parent.parent / "web" / "public"
DRAWING = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
FULL = DRAWING.replace('viewBox="0 0 32 32"', 'viewBox="-3 -3 38 38"').replace(
    '<rect width="32" height="32" rx="7"', '<rect x="-3" y="-3" width="38" height="38"'
)
"""Without rounded corners, and with a margin for the mask of a phone."""
ICONS = {"icon-192.png": (192, DRAWING), "icon-512.png": (512, DRAWING), "icon-full.png": (512, FULL)}


def main() -> None:
    """Make all icons."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium())
        for name, (size, drawing) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block; width: 100vw }}</style>{drawing}")
            page.screenshot(path=PUBLIC / name, omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
