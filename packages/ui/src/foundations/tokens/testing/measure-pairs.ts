import { contrast, LEAST_CONTRAST } from '@urzad/domain';
import type { PairRow } from '../../../../tokens/contrast-pairs';
import type { Scheme } from './schemes';

/** The weakest pair of a row, as the browser renders it. */
export interface Measured {
  back: string;
  ratio: number;
  least: number;
}

/**
 * The weakest pair of each row. Each colour is read once: reading makes the browser compute styles.
 *
 * @param frame an element with the scheme and the accent; it renders nothing itself
 */
export function weakestPairs(
  rows: readonly PairRow[],
  scheme: Scheme,
  frame: HTMLElement,
): ReadonlyMap<PairRow, Measured> {
  const roles = new Set(rows.flatMap(({ front, backs }) => [front, ...backs]));
  const shown = new Map([...roles].map((role) => [role, colorShown(frame, role)]));
  const between = (one: string, other: string) => contrast(shown.get(one) ?? one, shown.get(other) ?? other);

  const measured = rows.map(({ needs, front, backs }) => {
    const least = LEAST_CONTRAST[needs][scheme === 'contrast' ? 'high' : 'normal'];
    return backs
      .map((back) => ({ back, least, ratio: between(front, back) }))
      .reduce((weakest, pair) => (pair.ratio < weakest.ratio ? pair : weakest));
  });
  return new Map(rows.flatMap((row, at) => (measured[at] ? [[row, measured[at]]] : [])));
}

/** The computed colour of a role, `rgb(…)`. */
function colorShown(frame: HTMLElement, role: string): string {
  frame.style.color = `var(--urzad-${role})`;
  const shown = getComputedStyle(frame).color;
  frame.style.color = '';
  return shown;
}
