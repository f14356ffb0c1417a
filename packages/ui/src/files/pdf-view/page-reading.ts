/**
 * The structure of a tagged page by PDF.js: elements, and references to marked content. Only the fields that are
 * used.
 */
export interface StructElement {
  role: string;
  children: readonly StructPart[];
  alt?: string | undefined;
  lang?: string | undefined;
}

export interface StructContent {
  type: string;
  id?: string | undefined;
}

export type StructPart = StructElement | StructContent;

/** A run of text, or the beginning or the end of marked content. */
export type TextPart = { str: string; hasEOL: boolean } | { type: string; id?: string | undefined };

export type ReadingRole = 'heading' | 'paragraph' | 'list' | 'listitem' | 'figure' | TableRole;
type TableRole = 'table' | 'rowgroup' | 'row' | 'columnheader' | 'cell';

/** A node of a page in reading order. */
export interface ReadingNode {
  role: ReadingRole;
  /** The level of a heading in the document, from 1. */
  level?: number;
  /** The alternative text of a picture. */
  label?: string;
  lang?: string;
  parts: readonly (ReadingNode | string)[];
}

const ROLES = new Map<string, ReadingRole>([
  ['P', 'paragraph'],
  ['L', 'list'],
  ['LI', 'listitem'],
  ['Table', 'table'],
  ['THead', 'rowgroup'],
  ['TBody', 'rowgroup'],
  ['TFoot', 'rowgroup'],
  ['TR', 'row'],
  ['TH', 'columnheader'],
  ['TD', 'cell'],
  ['Figure', 'figure'],
  ['Formula', 'figure'],
]);

/** Inline roles, without a space around them. */
const INLINE = ['Span', 'Em', 'Strong', 'Link', 'Code', 'Root', 'Document'];

/** The text of each marked content by its id. A line end becomes a space. */
export function textByContent(items: readonly TextPart[]): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  const open: (string | undefined)[] = [];

  for (const item of items) {
    if ('str' in item) {
      const id = open.findLast((opened) => opened !== undefined);
      if (id) texts.set(id, (texts.get(id) ?? '') + item.str + (item.hasEOL ? ' ' : ''));
    } else if (item.type === 'endMarkedContent') {
      open.pop();
    } else {
      open.push(item.id);
    }
  }
  return texts;
}

/** The content of a page in its author's order and with its roles; a page without tags is one paragraph. */
export function readingOf(tree: StructElement | null, items: readonly TextPart[]): readonly ReadingNode[] {
  if (tree) {
    const parts = partsOf(tree, textByContent(items));
    const nodes = parts.filter((part) => typeof part !== 'string');
    if (nodes.length > 0) return nodes;
  }

  const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join('');
  return text.trim() === '' ? [] : [{ role: 'paragraph', parts: [text] }];
}

function partsOf(element: StructElement, texts: ReadonlyMap<string, string>): (ReadingNode | string)[] {
  return element.children.flatMap((child) => {
    if (!('role' in child)) return child.id ? [texts.get(child.id) ?? ''] : [];

    const role = roleOf(child.role);
    const parts = partsOf(child, texts);
    if (role) return withoutBlank(nodeOf(child, role, parts));
    return INLINE.includes(child.role) ? parts : [...parts, ' '];
  });
}

/** An empty cell keeps its column; other empty elements are on another page, as the head of a split table is. */
function withoutBlank(node: ReadingNode): ReadingNode[] {
  const isCell = node.role === 'cell' || node.role === 'columnheader';
  return !isCell && isBlank(node) ? [] : [node];
}

function isBlank(part: ReadingNode | string): boolean {
  return typeof part === 'string' ? part.trim() === '' : !part.label && part.parts.every(isBlank);
}

function nodeOf(element: StructElement, role: ReadingRole, parts: ReadingNode['parts']): ReadingNode {
  const level = Number(/^H([1-6])$/.exec(element.role)?.[1] ?? 1);
  return {
    role,
    parts: role === 'list' ? withNestedLists(parts) : parts,
    ...(role === 'heading' && { level }),
    ...(element.alt && { label: element.alt }),
    ...(element.lang && { lang: element.lang }),
  };
}

/** A list inside a list stands beside its item in a PDF, and in it on a page. */
function withNestedLists(parts: ReadingNode['parts']): ReadingNode['parts'] {
  const items: (ReadingNode | string)[] = [];
  for (const part of parts) {
    const isNested = typeof part === 'object' && part.role === 'list';
    const item = isNested ? items.at(-1) : undefined;
    if (typeof item === 'object') items[items.length - 1] = { ...item, parts: [...item.parts, part] };
    // The item of a nested list may be on the page before.
    else items.push(isNested ? { role: 'listitem', parts: [part] } : part);
  }
  return items;
}

function roleOf(pdfRole: string): ReadingRole | undefined {
  return /^(H[1-6]?|Title)$/.test(pdfRole) ? 'heading' : ROLES.get(pdfRole);
}
