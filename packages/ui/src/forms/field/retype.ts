/**
 * Sets the text of a native input as if a person had typed it, so that React, a form library and a plain form all
 * notice. The setter that React installs would hide the change from React.
 */
export function retype(control: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  if (control.value === text) return;

  const { prototype } = control instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, text);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}
