import { type RefObject, use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { BackContext } from '../../foundations/back/back-port';
import { holdPage, scrollbarWidth } from './inert-page';
import { lastPressed } from './last-pressed';
import { addLayer, type Layer } from './layer-stack';

export interface LayerRequest {
  kind: Layer['kind'];
  open: boolean;
  /** The outermost element, mounted whenever the layer is open. */
  element: RefObject<HTMLElement | null>;
  trigger?: RefObject<HTMLElement | null> | undefined;
  onClose: () => void;
}

/** Keeps a layer on the stack for as long as it is open. */
export function useLayer({ kind, open, element, trigger, onClose }: LayerRequest) {
  const { opener, scrollbarPx } = usePageBefore(kind, open);
  const back = use(BackContext);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });

  // With the change itself, so that its styles are computed once.
  useLayoutEffect(() => {
    if (!open || kind !== 'modal' || !element.current) return;

    return holdPage(element.current, scrollbarPx);
  }, [kind, open, element, scrollbarPx]);

  // Not before the paint: what closes in the same step gives the focus back first.
  useEffect(() => {
    if (!open || !element.current) return;

    return addLayer({
      kind,
      element: element.current,
      trigger: trigger?.current ?? null,
      opener,
      back,
      close: () => close.current(),
    });
  }, [kind, open, element, trigger, opener, back]);
}

interface PageBefore {
  opener: Element | null;
  scrollbarPx: number;
}

/** Read as the layer appears, before a field in it takes the focus and before the page changes. */
function usePageBefore(kind: Layer['kind'], open: boolean): PageBefore {
  const [before, setBefore] = useState<PageBefore>({ opener: null, scrollbarPx: 0 });
  const [wasOpen, setWasOpen] = useState(false);

  if (open !== wasOpen) {
    setWasOpen(open);
    if (open)
      setBefore(kind === 'modal' ? beforeModal() : { opener: document.activeElement, scrollbarPx: 0 });
  }
  return before;
}

function beforeModal(): PageBefore {
  return { opener: focusedOrPressed(), scrollbarPx: scrollbarWidth() };
}

/** Safari does not focus a pressed button, which is where the person was. */
function focusedOrPressed(): Element | null {
  const { activeElement, body } = document;
  return activeElement === body ? (lastPressed() ?? body) : activeElement;
}
