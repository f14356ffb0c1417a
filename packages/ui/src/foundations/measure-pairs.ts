import { contrast } from './contrast';
import { LEAST_CONTRAST, type PairRow } from './contrast-pairs';
import type { Scheme } from './schemes';

/** The weakest of a row's pairs, as the browser shows it. */
export interface Measured {
  back: string;
  ratio: number;
  least: number;
}

/** @param frame an element that wears the scheme and the accent; it draws nothing itself */
export function weakestPair(row: PairRow, scheme: Scheme, frame: HTMLElement): Measured | undefined {
  const least = LEAST_CONTRAST[row.needs][scheme === 'contrast' ? 'high' : 'normal'];
  const front = colorShown(frame, row.front);
  const pairs = row.backs.map((back) => ({ back, least, ratio: contrast(front, colorShown(frame, back)) }));

  return pairs.toSorted((one, other) => one.ratio - other.ratio)[0];
}

/** The computed colour of a role, `rgb(…)`. */
function colorShown(frame: HTMLElement, role: string): string {
  frame.style.color = `var(--${role})`;
  const shown = getComputedStyle(frame).color;
  frame.style.color = '';
  return shown;
}
