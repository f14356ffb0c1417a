import type { KeyboardEvent } from 'react';

/** Arrows, Home and End move between entries, as Tab does in every navigation. */
export function moveInMenu(event: KeyboardEvent<HTMLElement>) {
  const entries = [...event.currentTarget.querySelectorAll<HTMLElement>('a[href], button:enabled')].filter(
    (entry) => entry.checkVisibility(),
  );
  const from = entries.findIndex((entry) => entry.matches(':focus'));
  const to = indexAfterKey(event.key, from, entries.length);
  if (to === undefined) return;

  event.preventDefault();
  entries[to]?.focus();
}

/**
 * The index that an arrow, Home or End leads to among `count` entries, wrapping at the ends; undefined for any other
 * key.
 */
export function indexAfterKey(key: string, from: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === 'ArrowDown') return (from + 1) % count;
  if (key === 'ArrowUp') return from <= 0 ? count - 1 : from - 1;
  return undefined;
}
