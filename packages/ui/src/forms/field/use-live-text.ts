import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react';

export type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The text of a native control, for parts beside it (a checklist) while the control itself stays uncontrolled. */
export function useLiveText(control: RefObject<TextControl | null>): string {
  return useFromText(control, asItIs) ?? '';
}

const asItIs = (text: string) => text;

/**
 * A value computed from the text of an uncontrolled control. Updated by typing, a reset of the form and, after a
 * render, a value set by a form library; renders only when the value changes, so most keys render nothing.
 */
export function useFromText<Found extends string | number | undefined>(
  control: RefObject<TextControl | null>,
  find: (text: string) => Found,
): Found | undefined {
  const [found, setFound] = useState<Found>();
  const read = useEffectEvent(() => setFound(find(shownText(control.current))));

  // No dependencies on purpose: a form library writes into the control without an event, but always with a render.
  useLayoutEffect(() => {
    read();
  });

  useLayoutEffect(() => {
    const element = control.current;
    const page = element?.ownerDocument;
    const follow = () => read();
    // The event is fired before the values are reset, so they are read a frame later.
    const followLater = () => requestAnimationFrame(follow);

    element?.addEventListener('input', follow);
    // On the document: a control in a panel belongs to a form that does not contain its element.
    page?.addEventListener('reset', followLater);
    return () => {
      element?.removeEventListener('input', follow);
      page?.removeEventListener('reset', followLater);
    };
  }, [control]);

  return found;
}

/** The visible text of a control: of a select the label of the chosen option, not its code. */
export function shownText(control: TextControl | null): string {
  if (!control?.value) return '';
  return control instanceof HTMLSelectElement ? (control.selectedOptions[0]?.label ?? '') : control.value;
}
