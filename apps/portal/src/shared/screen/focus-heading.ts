import { MAIN_ID } from '@urzad/ui/layouts';

/** For what took its own button along, which had the focus: the heading of the screen has it then. */
export function focusHeading(): void {
  const main = document.getElementById(MAIN_ID);
  (main?.querySelector<HTMLElement>('h1') ?? main)?.focus();
}
