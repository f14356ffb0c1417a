import sanitizeHtml from 'sanitize-html';
import { keepsAttribute, RICH_TEXT, richTextTag } from './rich-text';

/** Deeper than any author formats: the cost of cleaning grows with the depth. */
const DEEPEST = 50;

/** Some forty pages. More nested tags are an attack that would keep a server busy. */
const MOST_TAGS = 5000;

/**
 * Cleans formatted text from outside by the allow-list, on a server that stores or sends it. Cleaning twice changes
 * nothing. A text with more than 5,000 tags loses its formatting, not its letters.
 */
export function cleanRichText(html: string): string {
  const isBomb = html.split('<', MOST_TAGS + 2).length > MOST_TAGS + 1;
  if (isBomb) return html.replaceAll('<', '&lt;').replaceAll('>', '&gt;');

  return sanitizeHtml(html, {
    allowedTags: [...RICH_TEXT.tags],
    nonTextTags: [...RICH_TEXT.droppedWhole],
    // The values are checked below; here only the names.
    allowedAttributes: mutable(RICH_TEXT.attributes),
    allowedSchemesByTag: { a: ['http', 'https', 'mailto', 'tel'], img: ['data'] },
    nestingLimit: DEEPEST,
    transformTags: { '*': renamed },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && attribs.src === undefined,
  });
}

function renamed(tag: string, attributes: Record<string, string>) {
  const tagName = richTextTag(tag);
  const attribs = Object.fromEntries(
    Object.entries(attributes).filter(([name, value]) => keepsAttribute(tagName, name, value)),
  );
  return { tagName, attribs };
}

const mutable = (lists: Readonly<Record<string, readonly string[]>>) =>
  Object.fromEntries(Object.entries(lists).map(([tag, names]) => [tag, [...names]]));
