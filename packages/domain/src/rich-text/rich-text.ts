import { isEmail } from '../contacts/email';
import { isUrl } from '../contacts/url';

export { isRichTextEmpty, richTextLength } from './rich-text-length';

/**
 * The one allow-list of formatted text. The editor cleans by it in the browser (DOMPurify), `cleanRichText` on a
 * server (sanitize-html): nothing else is in a stored text.
 */
export const RICH_TEXT = {
  tags: [
    ...['p', 'br', 'h2', 'h3', 'h4', 'strong', 'em', 's', 'a', 'ul', 'ol', 'li', 'blockquote', 'hr', 'img'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  /** Tags that are replaced by their equivalents: a text has no title of the page, and one tag for bold. */
  aliases: { b: 'strong', i: 'em', del: 's', strike: 's', h1: 'h2', h5: 'h4', h6: 'h4' },
  attributes: {
    a: ['href'],
    img: ['src', 'alt'],
    ol: ['start'],
    th: ['colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  /** Tags that are removed with their content, which is no text of the author's; of any other tag the text stays. */
  droppedWhole: [
    ...[
      'script',
      'style',
      'head',
      'title',
      'template',
      'noscript',
      'iframe',
      'noembed',
      'noframes',
      'object',
    ],
    ...['svg', 'math', 'annotation-xml', 'foreignobject', 'desc', 'mi', 'mn', 'mo', 'ms', 'mtext'],
    ...['audio', 'video', 'canvas', 'textarea', 'select', 'option', 'plaintext', 'xmp', 'colgroup'],
  ],
  /** Images are embedded in the text, so that reading it requests no other server. */
  imageTypes: ['image/png', 'image/jpeg', 'image/webp', 'image/gif'],
  /** The largest image, in bytes (Spec §5). */
  imageBytes: 100_000,
} as const satisfies RichTextList;

interface RichTextList {
  tags: readonly string[];
  aliases: Readonly<Record<string, string>>;
  attributes: Readonly<Record<string, readonly string[]>>;
  droppedWhole: readonly string[];
  imageTypes: readonly string[];
  imageBytes: number;
}

const ATTRIBUTES: RichTextList['attributes'] = RICH_TEXT.attributes;
const ALIASES: RichTextList['aliases'] = RICH_TEXT.aliases;

/** Rows, columns and numbers: small whole ones, as a table of a million columns would block a browser. */
const isSmallNumber = (value: string) => /^[1-9]\d{0,2}$/.test(value);

const VALUE_RULES: Record<string, (value: string) => boolean> = {
  href: isRichTextLink,
  src: isRichTextImage,
  start: isSmallNumber,
  colspan: isSmallNumber,
  rowspan: isSmallNumber,
};

/** The tag that replaces this one: `strong` for `b`. */
export function richTextTag(tag: string): string {
  return Object.hasOwn(ALIASES, tag) ? (ALIASES[tag] ?? tag) : tag;
}

/** Whether formatted text may carry an attribute with this value; names are in lower case. */
export function keepsAttribute(tag: string, name: string, value: string): boolean {
  if (!Object.hasOwn(ATTRIBUTES, tag) || !ATTRIBUTES[tag]?.includes(name)) return false;
  return VALUE_RULES[name]?.(value) ?? true;
}

/** A web page, an e-mail address or a telephone number, by the rules of their fields. */
export function isRichTextLink(href: string): boolean {
  const [, scheme, rest = ''] = /^(mailto|tel):(\S*)$/i.exec(href) ?? [];
  if (scheme?.toLowerCase() === 'mailto') return isEmail(rest.split('?', 1)[0] ?? '');
  if (scheme) return /^\+?[\d-]{3,20}$/.test(rest);
  return isUrl(href);
}

/** A data address of a picture of an allowed type, no larger than `RICH_TEXT.imageBytes`. */
export function isRichTextImage(src: string): boolean {
  const [, type = '', data = ''] = /^data:([a-z/]+);base64,([A-Za-z0-9+/]+)={0,2}$/.exec(src) ?? [];
  return isImageType(type) && Math.floor((data.length * 3) / 4) <= RICH_TEXT.imageBytes;
}

/** Whether a file of this type can be embedded in a text. */
export function isImageType(type: string): boolean {
  return RICH_TEXT.imageTypes.some((known) => known === type);
}
