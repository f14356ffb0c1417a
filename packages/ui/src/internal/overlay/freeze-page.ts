/** What stays alive beside the top layer: messages, and the dimmed page, which takes the tap that closes. */
const KEPT = '[data-toaster], [data-scrim]';
const UNSEEN = 'script, style, link, template';

/** What is frozen now, and whether it was hidden from screen readers before. */
const frozen = new Map<Element, { wasHidden: string | null }>();
let loose: { overflow: string; paddingRight: string } | undefined;

/**
 * Makes the page match its top modal layer: everything else is inert and the page does not scroll. Called with the new
 * top after each change, never with a difference, so the order of opening and closing cannot leave anything behind.
 */
export function freezePage(top: Element | undefined): void {
  // First what asks the browser for sizes: after a change it would have to lay out the page for the answer.
  if (top) stopScroll();
  else letScroll();

  const outside = new Set(top ? outsideOf(top, document.body) : []);
  for (const element of frozen.keys()) if (!outside.has(element)) thaw(element);
  for (const element of outside) if (!frozen.has(element)) freeze(element);
}

/** The largest subtrees that hold neither the layer nor anything that is kept. */
function outsideOf(layer: Element, parent: Element): Element[] {
  return [...parent.children].flatMap((child) => {
    if (child === layer || child.matches(KEPT) || child.matches(UNSEEN)) return [];
    if (child.contains(layer) || child.querySelector(KEPT)) return outsideOf(layer, child);
    return isFrozenByOthers(child) ? [] : [child];
  });
}

function isFrozenByOthers(element: Element): boolean {
  return element.hasAttribute('inert') && !frozen.has(element);
}

function freeze(element: Element) {
  frozen.set(element, { wasHidden: element.getAttribute('aria-hidden') });
  element.setAttribute('inert', '');
  // Older screen readers, and tools that read the accessibility tree from the markup, know only this one.
  element.setAttribute('aria-hidden', 'true');
}

function thaw(element: Element) {
  const wasHidden = frozen.get(element)?.wasHidden;
  frozen.delete(element);
  element.removeAttribute('inert');
  if (wasHidden) element.setAttribute('aria-hidden', wasHidden);
  else element.removeAttribute('aria-hidden');
}

/** The place of the scrollbar is kept, or the page would jump sideways. */
function stopScroll() {
  if (loose) return;

  const root = document.documentElement;
  const scrollbar = window.innerWidth - root.clientWidth;
  loose = { overflow: root.style.overflow, paddingRight: root.style.paddingRight };
  root.style.overflow = 'hidden';
  if (scrollbar > 0) root.style.paddingRight = `${scrollbar}px`;
}

function letScroll() {
  if (loose) Object.assign(document.documentElement.style, loose);
  loose = undefined;
}
