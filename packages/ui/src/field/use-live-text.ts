import { type RefObject, useLayoutEffect, useState } from 'react';

export type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * The text of a native control, for what is shown beside it (a counter, a checklist) while the control itself stays
 * uncontrolled. Follows typing, a reset of the form and, after a render, a value set by a form library.
 */
export function useLiveText(control: RefObject<TextControl | null>): string {
  const [text, setText] = useState('');

  // No dependencies on purpose: a library writes into the control without an event, but always with a render.
  useLayoutEffect(() => {
    setText(shownText(control.current));
  });

  useLayoutEffect(() => {
    const element = control.current;
    const form = element?.form;
    const read = () => setText(shownText(element));
    // The event comes before the values go back, so they are read a frame later.
    const readLater = () => requestAnimationFrame(read);

    element?.addEventListener('input', read);
    form?.addEventListener('reset', readLater);
    return () => {
      element?.removeEventListener('input', read);
      form?.removeEventListener('reset', readLater);
    };
  }, [control]);

  return text;
}

/** What a person reads in a control: in a list the words of the chosen option, not its code. Empty when nothing is. */
export function shownText(control: TextControl | null): string {
  if (!control?.value) return '';
  return control instanceof HTMLSelectElement ? (control.selectedOptions[0]?.label ?? '') : control.value;
}
