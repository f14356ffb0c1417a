/**
 * The browser's own top layer, where the last to come lies on top and no scrolling parent cuts anything off. Messages
 * lie there too, as a menu would cover them otherwise, and stay above every panel.
 */
export function showOnTop(panel: HTMLElement | null): void {
  panel?.showPopover();
  raise(document.querySelector('[data-toaster]'));
}

/** Puts what is in the top layer above all others there: in one step, so that nothing blinks or is read again. */
export function raise(element: HTMLElement | null): void {
  if (element?.matches(':popover-open')) element.hidePopover();
  element?.showPopover();
}
