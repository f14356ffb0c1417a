import { useEffect } from 'react';

/**
 * The Escape that ends a drag ends nothing else: what closes a layer listens on the window, and hears no key of a drag.
 * @param drag told by the drag when it begins and ends; it ends before the key has come up to the document
 */
export function useOwnEscape(drag: { readonly isRunning: boolean }) {
  useEffect(() => {
    let isOfDrag = false;
    const note = ({ key }: KeyboardEvent) => {
      isOfDrag = key === 'Escape' && drag.isRunning;
    };
    const keep = (event: KeyboardEvent) => {
      if (isOfDrag) event.stopPropagation();
    };
    document.addEventListener('keydown', note, { capture: true });
    document.addEventListener('keydown', keep);
    return () => {
      document.removeEventListener('keydown', note, { capture: true });
      document.removeEventListener('keydown', keep);
    };
  }, [drag]);
}
