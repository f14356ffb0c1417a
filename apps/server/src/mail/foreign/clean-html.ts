import sanitizeHtml from 'sanitize-html';

/** Deeper than any program formats: the cost of cleaning grows with the depth. */
const DEEPEST = 60;
/** More nested tags would keep the server busy. */
const MOST_TAGS = 20_000;

/** What shapes text. Nothing of it loads anything, and without styles nothing can be hidden or laid over another. */
export const SHAPING_TAGS = [
  ...['a', 'abbr', 'b', 'bdi', 'big', 'blockquote', 'br', 'caption', 'center', 'cite', 'code', 'dd', 'del'],
  ...['dfn', 'div', 'dl', 'dt', 'em', 'figcaption', 'figure', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'i'],
  ...['ins', 'kbd', 'li', 'mark', 'ol', 'p', 'pre', 'q', 's', 'samp', 'small', 'span', 'strike', 'strong'],
  ...['sub', 'sup', 'table', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr', 'tt', 'u', 'ul', 'var'],
];

/** Elements whose content is no text of the letter. */
const DROPPED_WHOLE = [
  ...['script', 'style', 'title', 'head', 'textarea', 'option', 'noscript', 'template', 'iframe', 'object'],
  ...['embed', 'applet', 'svg', 'math', 'audio', 'video', 'noembed', 'noframes', 'xmp', 'select', 'button'],
];

/** The place of a picture that is not shown: its address is never asked for. */
const PICTURE = 'obraz';

/**
 * The HTML of somebody else as text with its shape: no scripts, styles, classes, forms, frames and pictures. What a style
 * hid is seen; a picture leaves its description. `undefined` for a bomb of tags.
 */
export function cleanHtml(html: string): string | undefined {
  if (html.split('<', MOST_TAGS + 2).length > MOST_TAGS + 1) return undefined;
  return sanitizeHtml(html, {
    allowedTags: SHAPING_TAGS,
    nonTextTags: DROPPED_WHOLE,
    allowedAttributes: {
      a: ['href', 'rel', 'target'],
      td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan'],
      ol: ['start'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    nestingLimit: DEEPEST,
    transformTags: {
      a: (tagName, { href }) => ({
        tagName,
        attribs: href === undefined ? {} : { href, rel: 'noopener noreferrer nofollow', target: '_blank' },
      }),
      img: (_tagName, { alt }) => ({
        tagName: 'span',
        attribs: {},
        text: `[${PICTURE}${alt?.trim() ? `: ${alt.trim().slice(0, 200)}` : ''}]`,
      }),
    },
  }).trim();
}

/** What `sanitizeHtml` writes for characters of a text; it has read all other entities. */
const ESCAPED: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/**
 * The same as plain text, of a letter that has no other. Each entity is read once: `&amp;lt;` is `&lt;` in the text.
 *
 * @param html of `cleanHtml`, or of a bomb of tags as it came, without its programs
 */
export function textOfHtml(html: string): string {
  const lines = html
    .replace(/\s+/g, ' ')
    .replace(/<br ?\/?>/g, '\n')
    .replace(/<li[^>]*>/g, '\n– ')
    .replace(/<\/(?:td|th)>/g, ' ')
    .replace(/<\/(?:p|h[1-6]|blockquote|pre|table|ul|ol|dl)>/g, '\n\n')
    .replace(/<\/(?:div|tr|center|dd|dt|caption|figure)>/g, '\n')
    .replace(/<hr ?\/?>/g, '\n\n')
    .replace(/<[^<>]*>/g, '');
  return textOfEntities(lines)
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function textOfEntities(text: string): string {
  return sanitizeHtml(text, { allowedTags: [] })
    .replace(/&(?:lt|gt|quot|amp);/g, (entity) => ESCAPED[entity] ?? entity)
    .replaceAll('\u00a0', ' ');
}
