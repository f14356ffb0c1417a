import { type RefObject, useEffect, useRef } from 'react';

type Owned = HTMLInputElement | HTMLFieldSetElement;

/** Calls back when the form of an element is reset: the browser resets native values only. */
export function useFormReset(element: RefObject<Owned | null>, reset: () => void) {
  const latest = useRef(reset);

  // The default of the last render is the value after a reset.
  useEffect(() => {
    latest.current = reset;
  });

  // One listener for as long as the field is mounted. React may render between two listeners of one event, and a
  // listener that is removed and added again by that render is not called.
  useEffect(() => {
    const listen = ({ target }: Event) => {
      if (target === element.current?.form) latest.current();
    };
    document.addEventListener('reset', listen, { capture: true });
    return () => document.removeEventListener('reset', listen, { capture: true });
  }, [element]);
}
