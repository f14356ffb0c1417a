import { cloneElement, type HTMLAttributes, type ReactElement, type Ref } from 'react';
import { useMergedRef } from './use-merged-ref';

interface Props {
  ref?: Ref<HTMLElement> | undefined;
  [name: string]: unknown;
}

export interface SlotProps extends HTMLAttributes<HTMLElement> {
  /** The element that becomes the widget: a link that looks like a button, the button that a tooltip describes. */
  of: ReactElement;
  ref?: Ref<HTMLElement> | undefined;
}

/**
 * Merges its props into an element of the caller's. Handlers of both run, the caller's first; class names, styles and
 * descriptions are joined; of other props the caller's wins. Children become those of the element.
 */
export function Slot({ of, ref, children, ...own }: SlotProps) {
  const { ref: theirRef, ...theirs } = of.props as Props;
  const merged: Props = { ...own };
  for (const name of Object.keys(theirs)) merged[name] = merge(name, merged[name], theirs[name]);
  merged.ref = useMergedRef(ref, theirRef);

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
