import { type RefObject, useEffect, useRef } from 'react';

type Owned = HTMLInputElement | HTMLFieldSetElement;

/** Calls back when the form around an element is reset: the browser puts its own values back, but not ours. */
export function useFormReset(element: RefObject<Owned | null>, reset: () => void) {
  const latest = useRef(reset);

  // The default of the last render is the one to go back to.
  useEffect(() => {
    latest.current = reset;
  });

  // One listener for as long as the field is there. React may render between two listeners of one press, and a listener
  // that a render takes away and adds anew is then not called.
  useEffect(() => {
    const listen = ({ target }: Event) => {
      if (target === element.current?.form) latest.current();
    };
    document.addEventListener('reset', listen, { capture: true });
    return () => document.removeEventListener('reset', listen, { capture: true });
  }, [element]);
}
