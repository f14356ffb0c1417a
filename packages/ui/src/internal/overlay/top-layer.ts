/**
 * The browser's top layer, where the last element lies on top and no scrolling parent clips any. Toasts are there
 * too, as a menu would cover them otherwise, and stay above every panel.
 */
export function showOnTop(panel: HTMLElement | null): void {
  panel?.showPopover();
  raise(document.querySelector('[data-toaster][popover]'));
}

/** Moves an element of the top layer above all others: in one step, so that nothing flickers or is announced again. */
export function raise(element: HTMLElement | null): void {
  if (element?.matches(':popover-open')) element.hidePopover();
  element?.showPopover();
}
