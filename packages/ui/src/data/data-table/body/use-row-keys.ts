import { type FocusEvent, type KeyboardEvent, type MouseEvent, type RefObject, useState } from 'react';

interface RowKeysInput {
  /** How many rows there are. */
  count: number;
  onOpen: ((index: number) => void) | undefined;
  frame: RefObject<HTMLElement | null>;
}

const INTERACTIVE = 'a, button, input, select, textarea, label, [role="button"]';

/**
 * Keys of rows or cards that open: one of them is in the tab order, the arrow keys move to its neighbours, Enter and
 * a click open. Controls inside a row keep their own clicks and keys. With Ctrl, Cmd or Shift, or by the middle button, the
 * link of the row is followed as the browser follows one: in a new tab or window.
 */
export function useRowKeys({ count, onOpen, frame }: RowKeysInput) {
  const [active, setActive] = useState(0);
  if (!onOpen) return { activeIndex: -1, handlers: {} };

  function press(event: KeyboardEvent<HTMLElement>) {
    const row = event.target instanceof HTMLElement ? event.target : undefined;
    if (!row?.matches('[data-index]')) return;
    const index = Number(row.dataset.index);
    if (event.key === 'Enter') return isPlain(event) ? onOpen?.(index) : followLink(row, event);

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
    if (!row || target?.closest(INTERACTIVE)) return;
    if (!isPlain(event)) return followLink(row, event);
    if (window.getSelection()?.isCollapsed) onOpen?.(Number(row.dataset.index));
  }

  function clickMiddle(event: MouseEvent<HTMLElement>) {
    const row = middlePressed(event);
    // Of the systems, one opens a new tab by Ctrl, another by Cmd.
    if (row) followLink(row, { ctrlKey: true, metaKey: true, shiftKey: event.shiftKey });
  }

  /** It would begin to scroll. */
  function pressMiddle(event: MouseEvent<HTMLElement>) {
    if (middlePressed(event)) event.preventDefault();
  }

  function enter({ target, relatedTarget }: FocusEvent<HTMLElement>) {
    if (!target.matches('[data-index]')) return;
    setActive(Number(target.dataset.index));
    // The last header may have scrolled the frame to the end. A row that the keyboard enters shows its start, which names it.
    const isInside = relatedTarget instanceof Element && relatedTarget.closest('[data-index]') !== null;
    if (!isInside && target.matches(':focus-visible')) frame.current?.scrollTo({ left: 0 });
  }

  return {
    activeIndex: Math.min(active, count - 1),
    handlers: {
      onKeyDown: press,
      onClick: click,
      onAuxClick: clickMiddle,
      onMouseDown: pressMiddle,
      onFocus: enter,
    },
  };
}

type Modifiers = Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>;

const isPlain = ({ ctrlKey, metaKey, shiftKey }: Modifiers) => !ctrlKey && !metaKey && !shiftKey;

/** The row that the middle button is pressed on, beside its controls. */
function middlePressed({ button, target }: MouseEvent): HTMLElement | null {
  const isOnRow = button === 1 && target instanceof Element && !target.closest(INTERACTIVE);
  return isOnRow ? target.closest<HTMLElement>('[data-index]') : null;
}

/** A row without a link leads nowhere else. */
function followLink(row: HTMLElement, { ctrlKey, metaKey, shiftKey }: Modifiers) {
  const press = { ctrlKey, metaKey, shiftKey, bubbles: true, cancelable: true };
  row.querySelector('a[href]')?.dispatchEvent(new window.MouseEvent('click', press));
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
