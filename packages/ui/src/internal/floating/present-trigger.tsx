import { type Ref, type RefObject, useImperativeHandle } from 'react';

export interface PresentTriggerProps {
  of: RefObject<HTMLElement | null>;
  /** Given by the `Trigger` of Radix with `asChild`. */
  ref?: Ref<HTMLElement | null>;
}

/**
 * The child of a Radix `Trigger` for an element that was rendered before the code of Radix was loaded. Radix gets
 * that element as its anchor, and renders no other.
 */
export function PresentTrigger({ of, ref }: PresentTriggerProps) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => of.current, [of]);
  return null;
}
