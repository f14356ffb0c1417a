import type { Page } from '@playwright/test';

/** The pieces of text that are shown, as they are written in the page. @param apart what is left out, as a selector */
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
 * A word of one letter, a number before its unit or its month: what Polish keeps on one line. Typed anew, so that a mistake
 * of the formatter is found.
 */
const LOOSE =
  /(?<!\p{L})[aiouwz] (?=\p{L})|\d (?=(?:dni|dzień|lata?|rok|miesi\p{L}+|lutego|r\.|zł|%|[kM]?B)(?!\p{L}))/iu;

/** What the sample person typed. */
const EMPLOYER = 'sp. z o.o.';

/**
 * Shown texts of the office that lack a no-break space. Pages of a document are pictures with their text under them.
 * @param typed what people typed besides: it is shown as it was typed
 */
export async function withoutHardSpaces(page: Page, typed: readonly string[] = []): Promise<string[]> {
  const texts = await shownTexts(page, '.pdf-paper');
  const own = (text: string) => [EMPLOYER, ...typed].reduce((rest, words) => rest.replace(words, ''), text);

  return texts.filter((text) => LOOSE.test(own(text)));
}
