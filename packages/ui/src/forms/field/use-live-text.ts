import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react';

export type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The text of a native control, for what is shown beside it (a checklist) while the control itself stays uncontrolled. */
export function useLiveText(control: RefObject<TextControl | null>): string {
  return useFromText(control, asItIs) ?? '';
}

const asItIs = (text: string) => text;

/**
 * Something worked out from the text of an uncontrolled control. Follows typing, a reset of the form and, after a render,
 * a value set by a form library; renders only when it comes out different, so that most keys render nothing.
 */
export function useFromText<Found extends string | number | undefined>(
  control: RefObject<TextControl | null>,
  find: (text: string) => Found,
): Found | undefined {
  const [found, setFound] = useState<Found>();
  const read = useEffectEvent(() => setFound(find(shownText(control.current))));

  // No dependencies on purpose: a library writes into the control without an event, but always with a render.
  useLayoutEffect(() => {
    read();
  });

  useLayoutEffect(() => {
    const element = control.current;
    const page = element?.ownerDocument;
    const follow = () => read();
    // The event comes before the values go back, so they are read a frame later.
    const followLater = () => requestAnimationFrame(follow);

    element?.addEventListener('input', follow);
    // Of any form: a control in a panel belongs to one that it does not lie in.
    page?.addEventListener('reset', followLater);
    return () => {
      element?.removeEventListener('input', follow);
      page?.removeEventListener('reset', followLater);
    };
  }, [control]);

  return found;
}

/** What a person reads in a control: in a list the words of the chosen option, not its code. Empty when nothing is. */
export function shownText(control: TextControl | null): string {
  if (!control?.value) return '';
  return control instanceof HTMLSelectElement ? (control.selectedOptions[0]?.label ?? '') : control.value;
}
