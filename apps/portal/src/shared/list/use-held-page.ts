import { type MutationCache, type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { keepFocus } from '../focus/keep-focus';
import { type HeldPage, heldPage } from './held-rows';
import type { PageOfIds } from './list-queries';

/** How the rows of a list are kept still, for what shows them. */
export interface ListHold {
  /** Around the table and the line that says that the list has changed. */
  frame: RefObject<HTMLDivElement | null>;
  isChanged: boolean;
  show: () => void;
}

type Answer<Page> = Pick<UseQueryResult<Page>, 'data' | 'dataUpdatedAt' | 'isFetching' | 'isPlaceholderData'>;

/** By one of these somebody leaves the rows. A choice that is taken back is a new render. */
const LEAVING = ['pointerout', 'focusout'] as const;

/**
 * A page of a list whose rows stay where they are while somebody is at them: what others change waits until that person
 * has left them, or asks for it. What the person has changed is shown at once.
 * @param asked another one is another page, which the person asked for
 */
export function useHeldPage<Page extends PageOfIds>(asked: string, answer: Answer<Page>) {
  const { data, dataUpdatedAt: at, isFetching, isPlaceholderData } = answer;
  const writes = useQueryClient().getMutationCache();
  const frame = useRef<HTMLDivElement>(null);
  const moveFocus = useRef<() => void>(undefined);
  const [kept, keep] = useState<HeldPage<Page>>();
  const isOfAsked = data !== undefined && !isPlaceholderData;
  const held = isOfAsked ? heldPage(kept, { asked, page: data, at, isFetching }) : kept;
  if (held !== kept) keep(held);
  const isChanged = isOfAsked && held?.page.data !== data.data;

  function show() {
    if (!isOfAsked) return;
    moveFocus.current = fromLostFocus(frame.current);
    keep({ asked, page: data, at, isSettled: true });
  }

  useLayoutEffect(() => {
    moveFocus.current?.();
    moveFocus.current = undefined;
  });

  useLayoutEffect(() => {
    if (!isChanged || !held) return undefined;
    const look = () => {
      if (!isAtRows(frame.current) || hasWritten(writes, held.at)) show();
    };
    // What the pointer is over, and what has the focus, the page says after the event.
    let later = 0;
    const lookLater = () => {
      cancelAnimationFrame(later);
      later = requestAnimationFrame(look);
    };

    look();
    for (const event of LEAVING) document.addEventListener(event, lookLater);
    return () => {
      cancelAnimationFrame(later);
      for (const event of LEAVING) document.removeEventListener(event, lookLater);
    };
  });

  return { data: data && held?.page, hold: { frame, isChanged, show } satisfies ListHold };
}

/** Keys are anywhere in the list, the pointer is over its rows, or some of them are chosen. No finger is over a row. */
function isAtRows(frame: HTMLElement | null): boolean {
  const hover = matchMedia('(hover: hover)').matches ? ['[data-index]:hover', '[data-changed]:hover'] : [];
  const signs = [':focus-visible', '[data-index][data-state="selected"]', ...hover];
  return frame?.querySelector(signs.join()) != null;
}

/** Whether this window has sent something since, or is about to. */
function hasWritten(writes: MutationCache, since: number): boolean {
  return writes
    .getAll()
    .some(({ state: { status, submittedAt } }) => status === 'pending' || submittedAt >= since);
}

/** For who works by keys: what had the focus may go, then the row that takes its place gets it. */
function fromLostFocus(frame: HTMLElement | null): (() => void) | undefined {
  const { activeElement: focused } = document;
  if (!frame || !focused || !frame.contains(focused)) return undefined;
  const row = focused.closest('[data-index]') ?? frame.querySelector('[data-index][tabindex="0"]');
  const place = Number(row?.getAttribute('data-index') ?? 0);
  const isByKeys = focused.matches(':focus-visible');

  return () => {
    if (focused.isConnected) return;
    const rows = frame.querySelectorAll<HTMLElement>('[data-index]');
    const next = rows[Math.min(place, rows.length - 1)];
    const target = next?.matches('[tabindex]') ? next : next?.querySelector<HTMLElement>('a, button, input');
    if (isByKeys) target?.focus();
    keepFocus();
  };
}
