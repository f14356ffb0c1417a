import './wrapper-on-top.css';

/**
 * Radix moves its content by an element around it, which stands where the content is written. It goes into the browser's
 * top layer, where no scrolling parent cuts it off; a style sheet takes back what the browser draws around a popover.
 */
export function wrapperOnTop(content: HTMLElement | null): HTMLElement | null {
  const wrapper = content?.closest<HTMLElement>('[data-radix-popper-content-wrapper]') ?? null;
  if (wrapper) wrapper.popover = 'manual';
  return wrapper;
}
