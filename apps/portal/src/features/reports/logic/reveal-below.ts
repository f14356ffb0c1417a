/** What of an element is looked at. */
type Placed = Pick<HTMLElement, 'getBoundingClientRect'>;

/**
 * Takes who pressed a button to what it changed, where that stands below the part with the button, as on a phone. What
 * stands beside it is seen already, and the focus stays where the next change is made.
 */
export function revealBelow(
  heading: (Placed & Pick<HTMLElement, 'focus' | 'scrollIntoView'>) | null,
  above: Placed | null,
): void {
  if (!heading || !above) return;
  if (heading.getBoundingClientRect().top < above.getBoundingClientRect().bottom) return;
  heading.focus({ preventScroll: true });
  heading.scrollIntoView();
}
