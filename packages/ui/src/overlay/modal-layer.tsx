import { Dialog } from 'radix-ui';
import { usePhone } from '../hooks/use-phone';
import { ModalFrame, type ModalFrameProps } from './modal-frame';
import { useLayerParts } from './use-layer-parts';
import './overlay.css';

export interface ModalLayerProps extends Omit<ModalFrameProps, 'parts' | 'onClose'> {
  onOpenChange: (open: boolean) => void;
}

/** What side panel, modal and bottom sheet have in common: a place on the stack, a dimmed page, a head. */
export function ModalLayer({ onOpenChange, ...frame }: ModalLayerProps) {
  const { open, kind } = frame;
  const parts = useLayerParts(open, kind === 'sheet');
  const phone = usePhone();

  if (!parts) return null;

  return (
    // Scrim and layer begin together: whichever came later in the document would lie above the other.
    <>
      <Dialog.Root open={open}>
        <Dialog.Portal>
          {/* Neither Radix's own overlay nor vaul's: both write a style element, which a strict CSP refuses. */}
          <div
            data-scrim=""
            data-kind={kind}
            className="modal-scrim fixed inset-0 z-modal cursor-pointer bg-scrim"
            data-state={open ? 'open' : 'closed'}
          />
        </Dialog.Portal>
      </Dialog.Root>
      <parts.Root open={open} onOpenChange={onOpenChange} handleOnly={!phone && kind !== 'sheet'}>
        <Dialog.Portal>
          <ModalFrame {...frame} parts={parts} onClose={() => onOpenChange(false)} />
        </Dialog.Portal>
      </parts.Root>
    </>
  );
}
