import type { Page } from '@playwright/test';

/**
 * The visible texts of the page.
 *
 * @param apart a selector of what is left out
 */
export function shownTexts(page: Page, apart: string): Promise<string[]> {
  return page.evaluate((left) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      const isShown = parentElement?.checkVisibility() && parentElement.closest(left) === null;
      if (isShown && textContent) found.push(textContent);
    }
    return found;
  }, `script, style, ${apart}`);
}

/**
 * A word of one letter, a number before its unit or its month. Written a second time, so that an error of the
 * formatter is found.
 */
const LOOSE =
  /(?<!\p{L})[aiouwz] (?=\p{L})|\d (?=(?:dni|dzień|lata?|rok|miesi\p{L}+|lutego|r\.|zł|%|[kM]?B)(?!\p{L}))/iu;

/** Text that the sample person typed. */
const EMPLOYER = 'sp. z o.o.';

/**
 * Visible texts of the office without a needed no-break space. Pages of a document are canvases with their text under
 * them.
 *
 * @param typed other typed texts, which are shown as they were typed
 */
export async function withoutHardSpaces(page: Page, typed: readonly string[] = []): Promise<string[]> {
  const texts = await shownTexts(page, '.u\\:pdf-paper');
  const own = (text: string) => [EMPLOYER, ...typed].reduce((rest, words) => rest.replace(words, ''), text);

  return texts.filter((text) => LOOSE.test(own(text)));
}
