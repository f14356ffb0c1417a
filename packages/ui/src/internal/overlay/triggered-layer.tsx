import { Slot } from '@radix-ui/react-slot';
import { type MouseEvent, type ReactElement, useState } from 'react';
import { ModalLayer, type ModalLayerProps } from './modal-layer';

interface TriggeredLayerProps extends Omit<ModalLayerProps, 'open' | 'onOpenChange' | 'trigger'> {
  /** Absent: the layer keeps it itself. */
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  trigger?: ReactElement | undefined;
}

/** A layer, and the button that opens it. */
export function TriggeredLayer({ open, onOpenChange, trigger, ...layer }: TriggeredLayerProps) {
  const [isOpenHere, setOpenHere] = useState(false);
  const isOpen = open ?? isOpenHere;

  function change(next: boolean) {
    setOpenHere(next);
    onOpenChange?.(next);
  }

  return (
    <>
      {trigger && (
        <Slot
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={(event: MouseEvent) => event.defaultPrevented || change(true)}
        >
          {trigger}
        </Slot>
      )}
      <ModalLayer {...layer} open={isOpen} onOpenChange={change} />
    </>
  );
}
