import { createElement, type ReactNode } from 'react';
import { useTypeset } from '../../foundations/locale/locale';
import { FileNumberText } from '../../internal/file-number/file-number-text';
import type { ReadingNode } from './page-reading';

/** The title of the document is one level below the heading of the page. */
const HEADING_SHIFT = 1;
const LAST_HEADING = 6;

/** From this number of columns on, a table in a narrow container is a list: its columns would break words. */
const MANY_COLUMNS = 3;

/**
 * The text of a page as elements. The children are arguments, not an array: their order never changes, so they need
 * no keys.
 */
export function toElement(part: ReadingNode | string): ReactNode {
  if (typeof part === 'string') return createElement(ReadText, null, part);
  if (part.role === 'table') return toTable(part);

  const { role, level = 1, label, lang, parts } = part;
  const children = parts.map(toElement);
  if (role === 'heading') {
    return createElement(`h${Math.min(level + HEADING_SHIFT, LAST_HEADING)}`, { lang }, ...children);
  }
  return createElement('div', { role, 'aria-label': label, lang }, ...children);
}

/** PDF.js returns every space as an ordinary one, also where the document has a no-break space. */
function ReadText({ children }: { children: string }) {
  return createElement(FileNumberText, null, useTypeset()(children));
}

/** Each cell has the name of its column, which is shown before it where the table is a list. */
function toTable(table: ReadingNode): ReactNode {
  const rows = rowsOf(table);
  const names = rows.find(isHeaderRow)?.parts.map(textOf) ?? [];
  const isMany = rows.some((row) => row.parts.length >= MANY_COLUMNS);
  const { label, lang, parts } = table;

  return createElement(
    'div',
    { role: 'table', 'aria-label': label, lang, 'data-many': isMany || undefined },
    ...parts.map((part) => toTablePart(part, names)),
  );
}

function toTablePart(part: ReadingNode | string, names: readonly string[]): ReactNode {
  if (typeof part === 'string') return part;

  const { role, lang, parts } = part;
  if (role !== 'row') {
    return createElement('div', { role, lang }, ...parts.map((inner) => toTablePart(inner, names)));
  }
  const cells = parts.map((cell, at) =>
    typeof cell === 'string'
      ? cell
      : createElement(
          'div',
          { role: cell.role, lang: cell.lang, 'data-column': names[at] },
          ...cell.parts.map(toElement),
        ),
  );
  return createElement('div', { role, lang }, ...cells);
}

function rowsOf({ parts }: ReadingNode): ReadingNode[] {
  return parts.flatMap((part) => {
    if (typeof part === 'string') return [];
    return part.role === 'row' ? [part] : rowsOf(part);
  });
}

function isHeaderRow({ parts }: ReadingNode): boolean {
  return parts.every((cell) => typeof cell !== 'string' && cell.role === 'columnheader');
}

function textOf(part: ReadingNode | string): string {
  if (typeof part === 'string') return part;
  return part.parts.map(textOf).join('').trim();
}
