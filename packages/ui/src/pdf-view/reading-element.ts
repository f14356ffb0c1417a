import { createElement, type ReactNode } from 'react';
import type { ReadingNode } from './page-reading';

/** A document's own title comes under the heading of the page that shows it. */
const HEADING_SHIFT = 1;
const LAST_HEADING = 6;

/**
 * The words of a page as elements. The parts are children one by one, not a list: their order never changes, so they
 * need no keys.
 */
export function toElement(part: ReadingNode | string): ReactNode {
  if (typeof part === 'string') return part;

  const { role, level = 1, label, lang, parts } = part;
  const children = parts.map(toElement);
  if (role === 'heading') {
    return createElement(`h${Math.min(level + HEADING_SHIFT, LAST_HEADING)}`, { lang }, ...children);
  }
  return createElement('div', { role, 'aria-label': label, lang }, ...children);
}
