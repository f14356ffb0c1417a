import { type Ref, type RefCallback, useCallback } from 'react';

/**
 * One ref for an element that both a widget and its user hold. The same for as long as both are, so that the element is not
 * let go of at each render.
 */
export function useMergedRef<Element>(
  own: Ref<Element> | undefined,
  given: Ref<Element> | undefined,
): RefCallback<Element> {
  return useCallback(
    (element: Element | null) => {
      const undos = [own, given].map((ref) => assign(ref, element));
      return () => {
        for (const undo of undos) undo();
      };
    },
    [own, given],
  );
}

function assign<Element>(ref: Ref<Element> | undefined, element: Element | null): () => void {
  if (typeof ref === 'function') {
    const undo = ref(element);
    return typeof undo === 'function' ? undo : () => ref(null);
  }
  if (ref) ref.current = element;
  return () => {
    if (ref) ref.current = null;
  };
}
