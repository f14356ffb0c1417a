/**
 * Puts another text into a native input as if a person had typed it, so that React, a form library and a plain form
 * all hear of it. React's own setter would make the change invisible to it.
 */
export function retype(control: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  if (control.value === text) return;

  const { prototype } = control instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, text);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}
