import { cloneElement, type HTMLAttributes, type ReactElement, type Ref, useCallback } from 'react';

interface Props {
  ref?: Ref<HTMLElement> | undefined;
  [name: string]: unknown;
}

export interface SlotProps extends HTMLAttributes<HTMLElement> {
  /** What becomes the widget: a link that looks like a button, the button that a tooltip describes. */
  of: ReactElement;
  ref?: Ref<HTMLElement> | undefined;
}

/**
 * Gives its props to an element of the caller's. What both say: handlers both run, the caller's first; class names,
 * styles and descriptions add up; of anything else the caller's holds. With children, they stand in the element.
 */
export function Slot({ of, ref, children, ...own }: SlotProps) {
  const { ref: theirRef, ...theirs } = of.props as Props;
  const merged: Props = { ...own };
  for (const name of Object.keys(theirs)) merged[name] = merge(name, merged[name], theirs[name]);
  // The same for as long as both are, so that an element is not let go of at each render.
  merged.ref = useCallback(
    (element: HTMLElement | null) => {
      const takeBack = [give(ref, element), give(theirRef, element)];
      return () => {
        for (const undo of takeBack) undo();
      };
    },
    [ref, theirRef],
  );

  return children === undefined ? cloneElement(of, merged) : cloneElement(of, merged, children);
}

function merge(name: string, own: unknown, theirs: unknown): unknown {
  if (own === undefined || theirs === undefined) return theirs ?? own;
  if (name === 'className' || name === 'aria-describedby') return `${own} ${theirs}`;
  if (name === 'style') return Object.assign({}, own, theirs);
  if (typeof own !== 'function' || typeof theirs !== 'function') return theirs;

  return (...events: unknown[]) => {
    theirs(...events);
    own(...events);
  };
}

/** @returns takes the element back, by the ref's own cleanup where it has one */
function give(ref: Ref<HTMLElement> | undefined, element: HTMLElement | null): () => void {
  if (typeof ref === 'function') {
    const cleanup = ref(element);
    return () => (cleanup ? cleanup() : ref(null));
  }
  if (!ref) return () => undefined;

  ref.current = element;
  return () => {
    ref.current = null;
  };
}
