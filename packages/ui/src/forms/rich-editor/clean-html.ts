import { keepsAttribute, RICH_TEXT, richTextTag } from '@urzad/domain/rich-text';
import DOMPurify, { type Config } from 'dompurify';

const LISTED = {
  ALLOWED_TAGS: [...RICH_TEXT.tags, ...Object.keys(RICH_TEXT.aliases)],
  ALLOWED_ATTR: [...new Set(Object.values(RICH_TEXT.attributes).flat())],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  FORBID_CONTENTS: [...RICH_TEXT.droppedWhole],
} satisfies Config;

/** The attribute that keeps the style of a pasted element. */
export const PASTED_STYLE = 'data-style';

/** The styles of pasted text from Word or Google Docs, which are read and never reach the page. */
const PASTED = {
  ...LISTED,
  ALLOWED_TAGS: [...LISTED.ALLOWED_TAGS, 'span', 'div'],
  ALLOWED_ATTR: [...LISTED.ALLOWED_ATTR, 'class', PASTED_STYLE],
  ADD_URI_SAFE_ATTR: [PASTED_STYLE],
} satisfies Config;

/**
 * HTML from outside as nodes of an inert document, by the allow-list `RICH_TEXT`. The only place of the library that
 * makes nodes of text, and so the only one that a policy of trusted types has to allow (`dompurify`).
 */
export function cleanFragment(html: string | Node): DocumentFragment {
  return cleaned(html).fragment;
}

/** The same as text, and whether all of it was allowed: then at most its spelling differs. */
export function cleanHtml(html: string): { html: string; isWhole: boolean } {
  const { fragment, isWhole } = cleaned(html);
  return { html: htmlOf(fragment), isWhole };
}

function cleaned(html: string | Node): { fragment: DocumentFragment; isWhole: boolean } {
  const fragment = purify(html, LISTED);
  // The library also counts the body element into which it put the text.
  const wasPure = DOMPurify.removed.every((gone) => 'element' in gone && gone.element.nodeName === 'BODY');
  const kept = [...fragment.querySelectorAll('*')].map(keepListed);

  return { fragment, isWhole: wasPure && !kept.includes(false) };
}

/** HTML of a clipboard: harmless, but with the styles that mark lists and bold text. */
export function pastedFragment(html: string): DocumentFragment {
  return purify(withoutSheets(html), PASTED);
}

/** What shapes a text that stands in a frame of its own. */
const FRAMED = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: [
    ...['style', 'form', 'input', 'textarea', 'select', 'button', 'dialog', 'details', 'summary'],
    ...['img', 'picture', 'source', 'audio', 'video', 'track', 'map', 'area', 'meter', 'progress'],
  ],
  FORBID_ATTR: ['style', 'class', 'id', 'name', 'hidden', 'background', 'src', 'srcset', 'poster', 'data'],
  ADD_ATTR: ['target'],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
} satisfies Config;

/** HTML of somebody else, without what loads, runs, hides or is filled in. */
export function framedFragment(html: string): DocumentFragment {
  return purify(html, FRAMED);
}

export function htmlOf(fragment: DocumentFragment): string {
  const box = fragment.ownerDocument.createElement('div');
  box.append(fragment);
  return box.innerHTML;
}

function purify(html: string | Node, config: Config): DocumentFragment {
  const dirty = typeof html === 'string' ? html.replace(TAG, withoutStyle) : html;
  return DOMPurify.sanitize(dirty, { ...config, RETURN_DOM_FRAGMENT: true });
}

/** A style element would only cause a report of the policy; Word adds one each time. */
function withoutSheets(html: string): string {
  const [before = '', ...parts] = html.split(/<style\b/i);
  return (
    before +
    parts
      .map((part) =>
        part
          .split(/<\/style\s*>/i)
          .slice(1)
          .join(''),
      )
      .join('')
  );
}

const TAG = /<[a-z][^>]*>/gi;

/** A style attribute is only read, but the parser reports each as a violation of the page's policy. */
const withoutStyle = (tag: string) => tag.replace(/\sstyle(?=\s*=)/gi, ` ${PASTED_STYLE}`);

/**
 * The rules that a list of names cannot express: values, and names with another spelling.
 * @returns whether the element needed no change
 */
function keepListed(element: Element): boolean {
  const kept = renamed(element, richTextTag(element.localName));
  const strange = [...kept.attributes].filter(
    ({ name, value }) => !keepsAttribute(kept.localName, name, value),
  );
  for (const { name } of strange) kept.removeAttribute(name);
  const isGone = kept.localName === 'img' && !kept.hasAttribute('src');
  if (isGone) kept.remove();

  return kept === element && strange.length === 0 && !isGone;
}

/** The same element under another name. */
export function renamed(element: Element, name: string): Element {
  if (element.localName === name) return element;

  const other = element.ownerDocument.createElement(name);
  other.append(...element.childNodes);
  element.replaceWith(other);
  return other;
}
