import { MAIN_ID } from '@urzad/ui/layouts';

/** For what takes away the button that was pressed: where nothing has the focus then, the heading of the screen gets it. */
export function keepFocus(): void {
  const { activeElement, body } = document;
  if (activeElement && activeElement !== body) return;
  const main = document.getElementById(MAIN_ID);
  (main?.querySelector<HTMLElement>('h1[tabindex]') ?? main)?.focus({ preventScroll: true });
}
