import { isBlank } from '../words/hidden-marks';

/** A tag ends at the first `>`, as clean text has none inside. */
const TAG = /<([a-z0-9]*)[^>]*>?/gi;

/** Written as a name, read as one letter. */
const NAMED_LETTER = /&(?:[a-z]{2,6}|#[0-9]{1,7});/gi;

/**
 * Letters of formatted text by the allow-list `RICH_TEXT`, as the editor counts them: tags are none, a line break, a
 * rule and an image are one each.
 */
export function richTextLength(html: string): number {
  return lettersOf(html, ['br', 'hr', 'img']).length;
}

/** Nothing but spaces and empty lines. An image alone says something. */
export function isRichTextEmpty(html: string): boolean {
  return isBlank(lettersOf(html, ['img']));
}

/** The text without its tags, but with a letter for each of those that stand for something. */
function lettersOf(html: string, standing: readonly string[]): string {
  return html
    .replace(TAG, (_all, tag: string) => (standing.includes(tag) ? 'x' : ''))
    .replace(NAMED_LETTER, (name) => (name === '&nbsp;' ? '\u00a0' : 'x'));
}
