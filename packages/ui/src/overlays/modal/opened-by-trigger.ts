import type { ReactElement } from 'react';

/**
 * What a layer takes whose own button opens it. It keeps itself whether it is open and needs no function, so that a server
 * component can render it (decision 0064).
 */
export type OpenedByTrigger<Props> = Omit<Props, 'open' | 'onOpenChange' | 'trigger'> & {
  /** Absent: the layer keeps it itself. */
  open?: undefined;
  /** Called when the person opens or closes it. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** One button that opens it; it gets `aria-haspopup` and `aria-expanded`. */
  trigger: ReactElement;
};
