import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { focusFirstOf, focusOnce } from '../../internal/overlay/layer-focus';
import type { FileItem } from './file-item';

/**
 * An upload that ends takes its buttons away, and often its row: who had the focus there gets it at the row of the
 * same file or in the one that has come to its place. Where a person has moved it elsewhere, it stays.
 */
export function useKeptFocus(
  list: RefObject<HTMLElement | null>,
  files: readonly FileItem[],
  /** Takes the focus where no row can. */
  instead?: RefObject<HTMLElement | null>,
) {
  const held = useRef<{ id: string; at: number }>(undefined);

  const isEmpty = files.length === 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: an empty list has no element.
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const follow = () => {
      held.current = rowInFocus(element);
    };
    // A button that is removed loses the focus too, which no person did.
    const leave = ({ target }: FocusEvent) => {
      queueMicrotask(() => {
        if (!(target instanceof Node) || !target.isConnected || element.contains(document.activeElement))
          return;
        held.current = undefined;
      });
    };
    element.addEventListener('focusin', follow);
    element.addEventListener('focusout', leave);
    return () => {
      element.removeEventListener('focusin', follow);
      element.removeEventListener('focusout', leave);
    };
  }, [list, isEmpty]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: rows and their buttons change with the files.
  useLayoutEffect(() => {
    const row = held.current;
    if (!row || document.activeElement !== document.body) return;
    held.current = undefined;
    const rows = list.current ? rowsOf(list.current) : [];
    // Not one of its buttons: a key that is held or pressed twice would cancel or remove what it began.
    const same = rows.find(({ dataset }) => dataset.file === row.id);
    if (same) return void focusOnce(same);
    const near = rows[row.at] ?? rows.at(-1);
    focusFirstOf([...(near?.querySelectorAll('button, a') ?? [])].reverse().concat(instead?.current ?? []));
  }, [list, files, instead]);
}

const rowsOf = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('[data-file]')];

function rowInFocus(list: HTMLElement) {
  const rows = rowsOf(list);
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const id = rows[at]?.dataset.file;
  return id === undefined ? undefined : { id, at };
}
