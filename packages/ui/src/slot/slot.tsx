import { cloneElement, type HTMLAttributes, type ReactElement, type Ref, useCallback } from 'react';

type Props = Readonly<Record<string, unknown>>;

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
  const theirs = isProps(of.props) ? of.props : {};
  const both = useBoth(ref, theirs.ref);
  const merged = { ...own, ...mergedProps(own, theirs), ref: both };

  return children === undefined ? cloneElement(of, merged) : cloneElement(of, merged, children);
}

function isProps(value: unknown): value is Props {
  return typeof value === 'object' && value !== null;
}

function mergedProps(own: Props, theirs: Props): Props {
  return Object.fromEntries(
    Object.entries(theirs).map(([name, value]) => [name, merge(name, own[name], value)]),
  );
}

function merge(name: string, own: unknown, theirs: unknown): unknown {
  if (own === undefined || theirs === undefined) return theirs ?? own;
  if (name === 'className' || name === 'aria-describedby') return `${own} ${theirs}`;
  if (name === 'style') return Object.assign({}, own, theirs);
  if (!/^on[A-Z]/.test(name) || typeof own !== 'function' || typeof theirs !== 'function') return theirs;

  return (...events: unknown[]) => {
    theirs(...events);
    own(...events);
  };
}

/** One ref that fills two; the same for as long as both are, so that an element is not let go at each render. */
function useBoth(one: unknown, other: unknown) {
  return useCallback(
    (element: HTMLElement | null) => {
      const cleanups = [one, other].map((ref) => fill(ref, element));
      return () => {
        for (const cleanup of cleanups) cleanup();
      };
    },
    [one, other],
  );
}

function fill(ref: unknown, element: HTMLElement | null): () => void {
  if (typeof ref === 'function') {
    const cleanup: unknown = ref(element);
    return () => (typeof cleanup === 'function' ? cleanup() : ref(null));
  }
  if (typeof ref !== 'object' || ref === null || !('current' in ref)) return () => undefined;

  ref.current = element;
  return () => {
    ref.current = null;
  };
}
