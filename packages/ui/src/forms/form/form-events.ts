import type { FocusEvent, KeyboardEvent } from 'react';

/**
 * The field that loses the focus, and the groups that lose it too. Moving to another part of it, into a layer that it
 * opened, or to another window does not count.
 */
export function blurredFields({ target, relatedTarget }: FocusEvent): string[] {
  if (target === target.ownerDocument.activeElement) return [];
  const next = relatedTarget instanceof Element ? relatedTarget : null;
  const layer = next?.closest('[data-floating], [role="dialog"], [role="alertdialog"]');
  const names: string[] = [];

  for (
    let frame = target.closest<HTMLElement>('[data-field]');
    frame;
    frame = frame.parentElement?.closest<HTMLElement>('[data-field]') ?? null
  ) {
    if (frame.contains(next) || (layer && !layer.contains(frame))) break;
    if (frame.dataset.field) names.push(frame.dataset.field);
  }
  return names;
}

/** Enter in a line of a panel, whose element lies outside the form element: the browser would not submit. */
export function sendsByEnter(event: KeyboardEvent): boolean {
  const { key, target, nativeEvent } = event;
  if (key !== 'Enter' || nativeEvent.isComposing || event.isDefaultPrevented()) return false;
  return (
    target instanceof HTMLInputElement && target.form === null && target.closest('[data-field]') !== null
  );
}
