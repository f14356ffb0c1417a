import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures';

/** The most presses of Tab on a screen. */
const MOST_STOPS = 60;

/** Presses Tab until this control, or one of this name, has the focus; each on the way has to be visible. */
export async function tabTo(page: Page, target: string | RegExp | Locator) {
  const isName = typeof target === 'string' || target instanceof RegExp;
  const wanted = page.locator(':focus').and(isName ? controlNamed(page, target) : target);
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press('Tab');
    await expectVisibleFocus(page);
    if ((await wanted.count()) > 0) return;
  }
  throw new Error(`Tab never reached ${target}.`);
}

/** Past the menu, as who works by keyboard does on a page that was just opened. */
export async function skipToContent(page: Page) {
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Przejdź do treści' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main:focus')).toBeVisible();
}

function controlNamed(page: Page, name: string | RegExp): Locator {
  const labelled = typeof name === 'string' ? new RegExp(`^${name}\\*?$`) : name;
  return page
    .getByRole('textbox', { name, exact: true })
    .or(page.getByRole('combobox', { name, exact: true }))
    .or(page.getByRole('radio', { name, exact: true }))
    .or(page.getByRole('button', { name, exact: true }))
    .or(page.getByLabel(labelled));
}

/** The focused control, or the box drawn for it, has an outline or a ring, and lies inside the viewport. */
export async function expectVisibleFocus(page: Page) {
  const state = await page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return 'nothing has the focus';
    const { top, bottom } = focused.getBoundingClientRect();
    if (bottom < 0 || top > innerHeight) return 'the focus is out of sight';

    const isMarked = (element: Element) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
    };
    // For a native control under a drawn one the ring is on the label or the frame around it.
    for (let at: Element | null = focused, steps = 0; at && steps < 4; at = at.parentElement, steps += 1) {
      if (isMarked(at)) return 'marked';
    }
    return `no mark on ${focused.outerHTML.slice(0, 120)}`;
  });
  expect(state).toBe('marked');
}
