import { type RefObject, useEffect } from 'react';

type Owned = HTMLInputElement | HTMLFieldSetElement;

/** Calls back when the form around an element is reset: the browser puts its own values back, but not ours. */
export function useFormReset(element: RefObject<Owned | null>, reset: () => void) {
  // No dependencies on purpose: the default of the last render is the one to go back to.
  useEffect(() => {
    const form = element.current?.form;
    form?.addEventListener('reset', reset);
    return () => form?.removeEventListener('reset', reset);
  });
}
