import { isBlank } from '../words/hidden-marks';

/** A tag ends at the first `>`, as clean text has none inside a tag. */
const TAG = /<([a-z0-9]*)[^>]*>?/gi;

/** An entity, which counts as one letter. */
const NAMED_LETTER = /&(?:[a-z]{2,6}|#[0-9]{1,7});/gi;

/**
 * The length of formatted text by the allow-list `RICH_TEXT`, as the editor counts it: tags count nothing, a line
 * break, a rule and an image one each.
 */
export function richTextLength(html: string): number {
  return lettersOf(html, ['br', 'hr', 'img']).length;
}

/** Whether a text has only spaces and empty lines. An image alone is content. */
export function isRichTextEmpty(html: string): boolean {
  return isBlank(lettersOf(html, ['img']));
}

/** The text without its tags, but with a letter for each tag that counts. */
function lettersOf(html: string, standing: readonly string[]): string {
  return html
    .replace(TAG, (_all, tag: string) => (standing.includes(tag) ? 'x' : ''))
    .replace(NAMED_LETTER, (name) => (name === '&nbsp;' ? '\u00a0' : 'x'));
}
