import { type Ref, type RefCallback, useCallback } from 'react';

/**
 * One ref for an element that both a widget and its caller refer to. Stable as long as both refs are, so that they
 * are not detached at each render.
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
