import type { ReactElement } from 'react';

/**
 * What a layer takes whose own button opens it. It keeps itself whether it is open and needs no function, so that a server
 * component can render it (decision 0064). Comments and types are those of the layers, so that a table of props has each once.
 */
export type OpenedByTrigger<Props extends { onOpenChange: (open: boolean) => void }> = Omit<
  Props,
  'open' | 'onOpenChange' | 'trigger'
> & {
  /** Whether it is open; the caller keeps this state. Absent with a `trigger`: the layer keeps it. */
  open?: undefined;
  /**
   * Called with `true` at a press on the `trigger`, and with `false` when the person closes it: by Escape, the cross,
   * a press outside or, on a phone, a swipe down.
   */
  onOpenChange?: Props['onOpenChange'] | undefined;
  /** One button that opens it; it gets `aria-haspopup` and `aria-expanded`. */
  trigger: ReactElement;
};
