import { useRef } from 'react';
import { createPortal } from 'react-dom';
import { usePhone } from '../hooks/use-phone';
import { ModalFrame, type ModalFrameProps } from './modal-frame';
import { useLayerParts } from './use-layer-parts';
import { usePresence } from './use-presence';
import './overlay.css';

export interface ModalLayerProps extends Omit<ModalFrameProps, 'parts' | 'frame' | 'onClose'> {
  onOpenChange: (open: boolean) => void;
}

/** What side panel, modal and bottom sheet have in common: a place on the stack, a dimmed page, a head. */
export function ModalLayer({ onOpenChange, ...layer }: ModalLayerProps) {
  const { open, kind } = layer;
  const scrim = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const parts = useLayerParts(open, kind === 'sheet');
  const isThere = usePresence(open, scrim, frame);
  const phone = usePhone();

  if (!parts || !isThere) return null;

  // Scrim and layer begin together: whichever came later in the document would lie above the other.
  return createPortal(
    <>
      <div
        ref={scrim}
        data-scrim=""
        data-kind={kind}
        className="modal-scrim fixed inset-0 z-modal cursor-pointer bg-scrim"
        data-state={open ? 'open' : 'closed'}
      />
      <parts.Root open={open} onOpenChange={onOpenChange} handleOnly={!phone && kind !== 'sheet'}>
        <ModalFrame {...layer} parts={parts} frame={frame} onClose={() => onOpenChange(false)} />
      </parts.Root>
    </>,
    document.body,
  );
}
