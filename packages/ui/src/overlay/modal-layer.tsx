import { Dialog } from 'radix-ui';
import { usePhone } from '../hooks/use-phone';
import { ModalFrame, type ModalFrameProps } from './modal-frame';
import { useLayerParts } from './use-layer-parts';
import { useScrollLock } from './use-scroll-lock';
import './overlay.css';

export interface ModalLayerProps extends Omit<ModalFrameProps, 'Content'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** What side panel, dialog and bottom sheet have in common: focus, Escape, background, scroll lock, head. */
export function ModalLayer({ open, onOpenChange, ...frame }: ModalLayerProps) {
  const parts = useLayerParts(open);
  const phone = usePhone();
  useScrollLock(open);

  return (
    <>
      <Dialog.Root open={open}>
        <Dialog.Portal>
          {/* Neither Radix's own overlay nor vaul's: both write a style element, which a strict CSP refuses. */}
          <div className="modal-scrim fixed inset-0 z-scrim bg-scrim" data-state={open ? 'open' : 'closed'} />
        </Dialog.Portal>
      </Dialog.Root>
      {parts && (
        <parts.Root open={open} onOpenChange={onOpenChange} handleOnly={!phone}>
          <Dialog.Portal>
            <ModalFrame {...frame} Content={parts.Content} />
          </Dialog.Portal>
        </parts.Root>
      )}
    </>
  );
}
