import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { indexAfterKey, indexByText } from '../../actions/menu-entry/menu-keys';

/** Letters typed within this time make one word. */
const TYPING_MS = 700;

const ENTRIES = '[role="menuitem"]:not([aria-disabled="true"])';

/** Arrows, Home, End and typed letters move the focus among the entries of a menu. */
export function useMenuKeys(menu: RefObject<HTMLElement | null>) {
  const typed = useRef('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  function wordAfter(letter: string) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      typed.current = '';
    }, TYPING_MS);
    typed.current += letter;
    return typed.current;
  }

  return function moveFocus(event: KeyboardEvent) {
    const entries = [...(menu.current?.querySelectorAll<HTMLElement>(ENTRIES) ?? [])];
    const from = entries.findIndex((entry) => entry.matches(':focus'));
    const isLetter = event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey;

    const to = isLetter
      ? indexByText(
          entries.map((entry) => entry.textContent ?? ''),
          wordAfter(event.key),
          from,
        )
      : indexAfterKey(event.key, from, entries.length);
    if (to === undefined) return;

    event.preventDefault();
    entries[to]?.focus();
  };
}
