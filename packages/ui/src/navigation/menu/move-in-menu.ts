import type { KeyboardEvent } from 'react';
import { indexAfterKey } from '../../actions/menu-entry/menu-keys';

/** Arrows, Home and End go from entry to entry; Tab does the same, as in every navigation. */
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
