import { cleanFragment, PASTED_STYLE, pastedFragment, renamed } from './clean-html';
import { type ImageRefusal, imageRefusal } from './image-refusal';
import { isWordListSign, wordListItem } from './word-list';

export interface Pasted {
  fragment: DocumentFragment;
  /** Why images were refused, each reason once. */
  refusals: readonly ImageRefusal[];
}

/** The HTML of a clipboard, converted: lists of Word are lists, bold of Google Docs is bold, all else is removed. */
export function tidyPaste(html: string): Pasted {
  const rough = pastedFragment(html);
  for (const end of rough.querySelectorAll('br.Apple-interchange-newline')) end.remove();
  markByStyle(rough);
  listsFromWord(rough);
  for (const block of rough.querySelectorAll('div')) if (!hasBlocks(block)) renamed(block, 'p');
  for (const blank of rough.querySelectorAll('p')) if (isBlank(blank)) blank.remove();
  const refusals = [...rough.querySelectorAll('img')].flatMap(
    (image) => imageRefusal(image.getAttribute('src') ?? '') ?? [],
  );
  const fragment = cleanFragment(rough);
  for (const node of [...fragment.childNodes]) if (isSpaceBetweenBlocks(node)) node.remove();

  return { fragment, refusals: [...new Set(refusals)] };
}

/** Marks that only the style has, and not a style of Word's own (`mso-bidi-font-weight`). */
const MARKS = [
  ['strong', /(?<![\w-])font-weight:\s*(?:bold|[6-9]00)/i],
  ['em', /(?<![\w-])font-style:\s*italic/i],
  ['s', /(?<![\w-])text-decoration[^;]*line-through/i],
] as const;

function markByStyle(root: DocumentFragment) {
  // Google Docs wraps the whole text in a `b` that is not bold.
  for (const bold of root.querySelectorAll('b')) {
    if (/(?<![\w-])font-weight:\s*(?:normal|400)/i.test(styleOf(bold))) bold.replaceWith(...bold.childNodes);
  }
  for (const span of root.querySelectorAll('span')) {
    for (const [name, style] of MARKS) if (style.test(styleOf(span))) wrapContent(span, name);
  }
}

function wrapContent(element: Element, name: string) {
  const mark = element.ownerDocument.createElement(name);
  mark.append(...element.childNodes);
  element.append(mark);
}

/** Word writes a list as paragraphs with typed markers. */
function listsFromWord(root: DocumentFragment) {
  let lists: Element[] = [];
  for (const paragraph of root.querySelectorAll('p')) {
    const item = wordListItem(styleOf(paragraph), takeSign(paragraph));
    // Any other element between two items ends the list.
    if (paragraph.previousElementSibling !== lists[0]) lists = [];
    if (item) lists = addItem(lists, paragraph, item);
  }
}

/** @returns the lists that are open after this item, the outer first */
function addItem(open: Element[], paragraph: Element, item: NonNullable<ReturnType<typeof wordListItem>>) {
  const name = item.isOrdered ? 'ol' : 'ul';
  const level = Math.min(item.level, open.length + 1);
  const outer = open.slice(0, level - 1);
  const same = open[level - 1];
  const list = same?.localName === name ? same : paragraph.ownerDocument.createElement(name);

  if (list !== same) {
    if (item.number > 1) list.setAttribute('start', String(item.number));
    const parent = outer.at(-1)?.lastElementChild;
    if (parent) parent.append(list);
    else paragraph.before(list);
  }
  const entry = paragraph.ownerDocument.createElement('li');
  list.append(entry);
  entry.append(paragraph);
  return [...outer, list];
}

function takeSign(paragraph: Element): string {
  const sign = [...paragraph.querySelectorAll('span')].find((span) => isWordListSign(styleOf(span)));
  sign?.remove();
  return sign?.textContent ?? '';
}

const styleOf = (element: Element) => element.getAttribute(PASTED_STYLE) ?? '';

const BLOCKS = 'p, div, ul, ol, table, blockquote, hr, h1, h2, h3, h4, h5, h6';

const hasBlocks = (element: Element) => element.querySelector(BLOCKS) !== null;

const isBlock = (node: Node | null) => node instanceof Element && node.matches(BLOCKS);

const isSpaceBetweenBlocks = (node: Node) =>
  node instanceof Text &&
  node.data.trim() === '' &&
  (isBlock(node.previousSibling) || isBlock(node.nextSibling));

/** Word inserts an empty paragraph for space. */
const isBlank = (element: Element) =>
  element.textContent?.trim() === '' &&
  element.querySelector('img, br') === null &&
  !element.closest('td, th');
