import { type RefObject, useEffect, useRef, useState } from 'react';
import { lastPressed } from './last-pressed';
import { addLayer, type Layer } from './layer-stack';

export interface LayerRequest {
  kind: Layer['kind'];
  open: boolean;
  /** The outermost element, there whenever the layer is open. */
  element: RefObject<HTMLElement | null>;
  trigger?: RefObject<HTMLElement | null> | undefined;
  onClose: () => void;
}

/** Keeps a layer on the stack for as long as it is open. */
export function useLayer({ kind, open, element, trigger, onClose }: LayerRequest) {
  const opener = useOpener(kind, open);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });

  // Not before the paint: what closes in the same step gives the focus back first.
  useEffect(() => {
    if (!open || !element.current) return;

    return addLayer({
      kind,
      element: element.current,
      trigger: trigger?.current ?? null,
      opener: opener ?? null,
      close: () => close.current(),
    });
  }, [kind, open, element, trigger, opener]);
}

/** Read as the layer appears, before a field in it takes the focus. */
function useOpener(kind: Layer['kind'], open: boolean): Element | null | undefined {
  const [opener, setOpener] = useState<Element | null>();
  const [wasOpen, setWasOpen] = useState(false);

  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setOpener(kind === 'modal' ? focusedOrPressed() : document.activeElement);
  }
  return opener;
}

/** Safari does not focus a button that is pressed, yet it is where the person was. */
function focusedOrPressed(): Element | null {
  const { activeElement, body } = document;
  return activeElement === body ? (lastPressed() ?? body) : activeElement;
}
