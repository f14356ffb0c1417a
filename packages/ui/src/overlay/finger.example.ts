import { fireEvent, spyOn } from 'storybook/test';

/** Pulls a sheet by its head, quick as a flick. Positive is down, in pixels. */
export function pull(head: HTMLElement, distance: number): void {
  // A made-up pointer cannot be captured by the browser.
  spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => undefined);
  const at = (clientY: number) => ({ clientX: 0, clientY, button: 0, pointerId: 1, bubbles: true });
  fireEvent.pointerDown(head, at(0));
  fireEvent.pointerMove(head, at(distance));
  fireEvent.pointerUp(head, at(distance));
}
