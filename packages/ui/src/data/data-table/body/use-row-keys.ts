import { type KeyboardEvent, type MouseEvent, type RefObject, useState } from 'react';

interface RowKeysInput {
  /** How many rows there are. */
  count: number;
  onOpen: ((index: number) => void) | undefined;
  frame: RefObject<HTMLElement | null>;
}

const INTERACTIVE = 'a, button, input, select, textarea, label, [role="button"]';

/**
 * Keys of rows or cards that open: one of them is in the tab order, the arrow keys move to its neighbours, Enter and
 * a click open. Controls inside a row keep their own clicks and keys.
 */
export function useRowKeys({ count, onOpen, frame }: RowKeysInput) {
  const [active, setActive] = useState(0);
  if (!onOpen) return { activeIndex: -1, handlers: {} };

  function press(event: KeyboardEvent<HTMLElement>) {
    const row = event.target instanceof HTMLElement ? event.target : undefined;
    if (!row?.matches('[data-index]')) return;
    const index = Number(row.dataset.index);
    if (event.key === 'Enter') return onOpen?.(index);

    const next = indexAfter(event.key, index, count);
    if (next === undefined) return;
    event.preventDefault();
    setActive(next);
    focusRow(frame.current, next);
  }

  function click(event: MouseEvent<HTMLElement>) {
    const target = event.target instanceof Element ? event.target : undefined;
    const row = target?.closest<HTMLElement>('[data-index]');
    // A person who selects text in the row wants to copy it.
    if (!row || target?.closest(INTERACTIVE) || !window.getSelection()?.isCollapsed) return;
    onOpen?.(Number(row.dataset.index));
  }

  return {
    activeIndex: Math.min(active, count - 1),
    handlers: {
      onKeyDown: press,
      onClick: click,
      onFocus: ({ target }: { target: EventTarget }) => {
        if (target instanceof HTMLElement && target.matches('[data-index]'))
          setActive(Number(target.dataset.index));
      },
    },
  };
}

function indexAfter(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowDown') return Math.min(index + 1, count - 1);
  if (key === 'ArrowUp') return Math.max(index - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/** The active row is always rendered; focusing it scrolls to it. */
function focusRow(frame: HTMLElement | null, index: number) {
  requestAnimationFrame(() => frame?.querySelector<HTMLElement>(`[data-index="${index}"]`)?.focus());
}
