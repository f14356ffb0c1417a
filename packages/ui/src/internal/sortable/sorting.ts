import type { CSSProperties, ReactNode } from 'react';

/** What can be sorted: its name is announced. */
export interface SortedItem {
  /** Unique in the list. */
  id: string;
  name: string;
}

/** How items lie: under each other, or in rows of several. */
export type SortLayout = 'list' | 'grid';

/** What an item of a sorted list renders and is given. */
export interface Place {
  /** From 0. */
  index: number;
  isFirst: boolean;
  isLast: boolean;
  /** Of the element that is moved. */
  ref?: ((element: HTMLElement | null) => void) | undefined;
  style?: CSSProperties | undefined;
  /** It follows the pointer or the keys. */
  isLifted: boolean;
  /** The handle, once its code is there; absent where the order is fixed. */
  handle?: ReactNode;
  /** Moves by one place and says so; absent where the order is fixed. The button keeps the focus. */
  move?: ((step: -1 | 1, button?: HTMLElement) => void) | undefined;
}

/** The ids with one of them at another place; the same at a place that is not there. */
export function withMoved(ids: readonly string[], id: string, to: number): readonly string[] {
  const from = ids.indexOf(id);
  if (from < 0 || to < 0 || to >= ids.length || from === to) return ids;
  const others = ids.filter((other) => other !== id);
  return [...others.slice(0, to), id, ...others.slice(to)];
}
