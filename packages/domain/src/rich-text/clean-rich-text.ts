import sanitizeHtml from 'sanitize-html';
import { keepsAttribute, RICH_TEXT, richTextTag } from './rich-text';

/**
 * Formatted text that came from outside, by the allow-list: for a server, before it keeps or sends the text.
 * Cleaning twice changes nothing.
 */
export function cleanRichText(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...RICH_TEXT.tags],
    nonTextTags: [...RICH_TEXT.droppedWhole],
    // The values are judged below; here only the names.
    allowedAttributes: mutable(RICH_TEXT.attributes),
    allowedSchemesByTag: { a: ['http', 'https', 'mailto', 'tel'], img: ['data'] },
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
