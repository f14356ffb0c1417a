import type { Page } from '@playwright/test';
import { type Look, looksOf } from '../../../../../tools/hosts/looks.mjs';

/** A look on its way to another one is neither; and how much of the window there is for a layer, a script finds out. */
const STILL = `
  *, ::before, ::after { animation: none !important; transition: none !important; }
  [style*="max-height"] { max-height: none !important; }
`;

/** The looks of the elements that a selector finds, with this text as the only style sheet of the page. */
export async function looksWith(page: Page, selector: string, css: string): Promise<Look[]> {
  await page.evaluate((text) => {
    const given = document.querySelector('style[data-given]') ?? document.createElement('style');
    given.setAttribute('data-given', '');
    given.textContent = text;
    document.head.append(given);
  }, css + STILL);
  return page.evaluate(looksOf, selector);
}
