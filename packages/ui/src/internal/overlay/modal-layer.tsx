import { memo, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { ModalFrame, type ModalFrameProps } from './modal-frame';
import { useLayerParts } from './use-layer-parts';
import './overlay.css';

export type ModalLayerProps = Omit<ModalFrameProps, 'parts'>;

/** Not drawn again for what its presence remembers of it. */
const Frame = memo(ModalFrame);

/**
 * The common parts of side panel, modal and bottom sheet: the layer stack, a scrim, a header. It opens without a
 * delay of its own: the 10-50 ms of Spec §4 are the frame in which it is rendered.
 */
export function ModalLayer(layer: ModalLayerProps) {
  const { open } = layer;
  const parts = useLayerParts(open, layer.kind === 'sheet');
  const hasBody = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (!parts || !hasBody) return null;

  return createPortal(
    <parts.Presence present={open}>
      <Frame {...layer} parts={parts} />
    </parts.Presence>,
    document.body,
  );
}

/** A server has no body for a portal: a layer that is open from the start is rendered after the hydration. */
function never() {
  return () => undefined;
}
