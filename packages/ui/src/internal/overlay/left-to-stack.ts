/** The layer stack moves the focus and decides what closes: Radix' own handlers are prevented. */
export const LEFT_TO_STACK = {
  onOpenAutoFocus: refuse,
  onCloseAutoFocus: refuse,
  onInteractOutside: refuse,
  onEscapeKeyDown: refuseEscape,
};

export function refuse(event: Event) {
  event.preventDefault();
}

/**
 * Only Radix, which asks right after this, is told that the key is prevented. Really prevented, before the focused
 * element has seen it, it would be ignored by what handles Escape there: an editor, a list of suggestions.
 */
export function refuseEscape(event: KeyboardEvent) {
  Object.defineProperty(event, 'defaultPrevented', {
    configurable: true,
    get() {
      Reflect.deleteProperty(event, 'defaultPrevented');
      return true;
    },
  });
}
