import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures';

/** The most presses of Tab on a screen. */
const MOST_STOPS = 60;

/**
 * Presses Tab until this control, or one of this name, has the focus; each on the way has to be visible. What stands
 * before the focus comes after the controls of the browser, from the top of the page.
 */
export async function tabTo(page: Page, target: string | RegExp | Locator) {
  const isName = typeof target === 'string' || target instanceof RegExp;
  const wanted = isName ? controlNamed(page, target) : target;
  let isFromTop = false;
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press('Tab');
    if (!isFromTop && (await isOutsideOfPage(page))) {
      isFromTop = true;
      stops = 0;
      continue;
    }
    await expectVisibleFocus(page);
    if (await isFocused(page, wanted)) return;
  }
  throw new Error(`Tab never reached ${target}.`);
}

/** What somebody does who has keys alone; each control is reached by Tab, and its focus is seen. */
export function keysOf(page: Page) {
  const { keyboard } = page;
  const reach = async (target: Locator) => {
    await expect(target).toBeVisible();
    await tabTo(page, target);
  };

  return {
    /** A link or a button. */
    async press(target: Locator) {
      await reach(target);
      await keyboard.press('Enter');
    },
    /** A box. */
    async check(target: Locator) {
      await tabTo(page, target);
      await keyboard.press('Space');
      await expect(target).toBeChecked();
    },
    /** One of a group, which is one stop of Tab: arrows choose in it. */
    async pick(radio: Locator) {
      const group = page.locator(`input[type="radio"][name="${await radio.getAttribute('name')}"]`);
      await tabTo(page, group);
      for (let at = await group.count(); at > 0 && !(await isFocused(page, radio)); at -= 1) {
        await keyboard.press('ArrowDown');
      }
      await keyboard.press('Space');
      await expect(radio).toBeChecked();
    },
    /** In place of what the field holds. */
    async type(field: Locator, text: string) {
      await reach(field);
      await keyboard.press('Control+a');
      await keyboard.type(text);
    },
    /** The option of a list that begins with these letters. */
    async choose(list: Locator, letters: string, value: string) {
      await reach(list);
      await keyboard.type(letters);
      await expect(list).toHaveValue(value);
    },
    /** A document, read to its end. */
    async readToEnd(document: RegExp) {
      await reach(page.getByRole('region', { name: document }));
      await expect(async () => {
        await keyboard.press('End');
        await expect(page.getByText('Dokument przeczytany').first()).toBeVisible({ timeout: 1_000 });
      }).toPass();
    },
  };
}

function isOutsideOfPage(page: Page): Promise<boolean> {
  return page.evaluate(() => document.activeElement === null || document.activeElement === document.body);
}

async function isFocused(page: Page, target: Locator): Promise<boolean> {
  return (await page.locator(':focus').and(target).count()) > 0;
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
    // The places of a code are drawn beside their one control.
    const drawn = focused.nextElementSibling;
    if (drawn?.ariaHidden === 'true' && [...drawn.children].some(isMarked)) return 'marked';
    return `no mark on ${focused.outerHTML.slice(0, 120)}`;
  });
  expect(state).toBe('marked');
}
