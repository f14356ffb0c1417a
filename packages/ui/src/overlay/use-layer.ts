import { type RefObject, useEffect, useRef, useState } from 'react';
import { addLayer, type Layer } from './layer-stack';

export interface LayerRequest {
  kind: Layer['kind'];
  open: boolean;
  /** The outermost element, there whenever the layer is open. */
  element: RefObject<HTMLElement | null>;
  trigger?: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Keeps a layer on the stack for as long as it is open. */
export function useLayer({ kind, open, element, trigger, onClose }: LayerRequest) {
  const opener = useOpener(open);
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
function useOpener(open: boolean): Element | null | undefined {
  const [opener, setOpener] = useState<Element | null>();
  const [wasOpen, setWasOpen] = useState(false);

  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setOpener(document.activeElement);
  }
  return opener;
}
