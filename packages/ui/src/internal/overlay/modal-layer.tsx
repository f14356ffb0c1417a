import { memo, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { ModalFrame, type ModalFrameProps } from './modal-frame';
import { useLayerParts } from './use-layer-parts';
import './overlay.css';

export type ModalLayerProps = Omit<ModalFrameProps, 'parts'>;

/** Not drawn again for what its presence remembers of it. */
const Frame = memo(ModalFrame);

/**
 * What side panel, modal and bottom sheet have in common: a place on the stack, a dimmed page, a head. It opens without
 * a delay of its own: the 10-50 ms of Spec §4 are the frame in which it is drawn.
 */
export function ModalLayer(layer: ModalLayerProps) {
  const { open, kind } = layer;
  const parts = useLayerParts(open, kind === 'sheet');
  const hasBody = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (!parts || !hasBody) return null;

  // Scrim and layer begin together: whichever came later in the document would lie above the other. They leave apart.
  return createPortal(
    <>
      <parts.Presence present={open}>
        <div
          data-scrim=""
          data-kind={kind}
          className="modal-scrim fixed inset-0 z-modal cursor-pointer bg-scrim"
          data-state={open ? 'open' : 'closed'}
        />
      </parts.Presence>
      <parts.Presence present={open}>
        <Frame {...layer} parts={parts} />
      </parts.Presence>
    </>,
    document.body,
  );
}

/** A server has no body to hang a layer on: a page that begins with an open one shows it as it comes alive. */
function never() {
  return () => undefined;
}
