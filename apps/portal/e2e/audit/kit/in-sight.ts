import type { Page } from '@playwright/test';
import { expect } from '../../kit/fixtures';

/** More than the number of controls of any screen. */
const MOST_STOPS = 200;

/** Tabs through the page: no focused element may be covered by a sticky or floating one (WCAG 2.4.11). */
export async function expectFocusInSight(page: Page) {
  await page.evaluate(() => {
    scrollTo(0, 0);
    document.querySelector('main')?.focus();
  });
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press('Tab');
    const state = await page.evaluate(focusState);
    if (state === 'end') return;
    expect(state, page.url()).toBe('in sight');
  }
  throw new Error(`Tab never left ${page.url()}.`);
}

/** Runs in the page. */
function focusState(): string {
  const focused = document.activeElement;
  if (!focused || focused === document.body || focused.closest('footer')) return 'end';

  // A native control under a drawn one is tiny: its label is what is visible.
  const small = focused.getBoundingClientRect().width < 4;
  const shown = small && focused instanceof HTMLInputElement ? (focused.labels?.[0] ?? focused) : focused;
  const box = shown.getBoundingClientRect();
  if (box.bottom <= 0 || box.top >= innerHeight) return `out of sight: ${focused.outerHTML.slice(0, 200)}`;

  // A region higher than the viewport is never wholly visible.
  if (box.height > innerHeight) return 'in sight';
  for (const other of document.querySelectorAll('body *')) {
    const { position, pointerEvents } = getComputedStyle(other);
    const floats = position === 'fixed' || position === 'sticky';
    if (!floats || pointerEvents === 'none' || other.contains(focused) || focused.contains(other)) continue;
    if (!other.checkVisibility()) continue;
    const bar = other.getBoundingClientRect();
    const isUnder =
      box.left < bar.right && bar.left < box.right && box.top < bar.bottom && bar.top < box.bottom;
    if (isUnder) return `${focused.outerHTML.slice(0, 120)} lies under ${other.outerHTML.slice(0, 120)}`;
  }
  return 'in sight';
}

/**
 * No text of a sticky or floating bar is covered by another one: at the top, in the middle and at the end of the
 * page.
 */
export async function expectBarsInSight(page: Page) {
  for (const share of [0, 0.5, 1]) {
    await page.evaluate((part) => scrollTo(0, (document.body.scrollHeight - innerHeight) * part), share);
    expect(await page.evaluate(coveredWords), page.url()).toEqual([]);
  }
}

/** Runs in the page: texts of bars that something else covers. */
function coveredWords(): string[] {
  const floats = (element: Element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position);
  const bars = [...document.querySelectorAll('body *')].filter((one) => floats(one) && one.checkVisibility());
  const isCovered = (bar: Element, { left, top, width, height }: DOMRect) => {
    const [x, y] = [left + width / 2, top + height / 2];
    if (width < 4 || x < 0 || y < 0 || x > innerWidth || y > innerHeight) return false;
    const above = document.elementFromPoint(x, y);
    return above !== null && !bar.contains(above) && !above.contains(bar);
  };

  return bars.flatMap((bar) => {
    const covered: string[] = [];
    const words = document.createTreeWalker(bar, NodeFilter.SHOW_TEXT);
    for (let text = words.nextNode(); text; text = words.nextNode()) {
      // Visually hidden texts are in a box of one pixel.
      if ((text.parentElement?.getBoundingClientRect().width ?? 0) < 4) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      if ([...range.getClientRects()].some((box) => isCovered(bar, box)))
        covered.push(text.textContent ?? '');
    }
    return covered;
  });
}
