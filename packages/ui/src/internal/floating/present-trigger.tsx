import { type Ref, type RefObject, useImperativeHandle } from 'react';

export interface PresentTriggerProps {
  of: RefObject<HTMLElement | null>;
  /** Given by the `Trigger` of Radix, by `asChild`. */
  ref?: Ref<HTMLElement | null>;
}

/**
 * Stands in the `Trigger` of a Radix part for an element that the page had before the code of the part came. Radix is
 * given that element as the one to hang its content on, and draws no other.
 */
export function PresentTrigger({ of, ref }: PresentTriggerProps) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => of.current, [of]);
  return null;
}
