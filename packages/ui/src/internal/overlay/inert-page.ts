import { FOCUS_GUARD } from './focus-trap';

/** What stays alive beside the top layer: messages, the scrim, which takes the tap that closes, and the guards of the focus trap. */
const KEPT = `[data-toaster], [data-scrim], ${FOCUS_GUARD}`;
const UNSEEN = 'script, style, link, template';

/** What this file has made inert, and whether it was hidden from screen readers before. */
const madeInert = new Map<Element, { wasHidden: string | null }>();
let scrollBefore: { overflow: string; paddingRight: string } | undefined;

/**
 * Makes the page match its top modal layer: everything else is inert and the page does not scroll. Called with the new
 * top after each change, never with a difference, so the order of opening and closing cannot leave anything behind.
 */
export function makePageInert(top: Element | undefined): void {
  // First what asks the browser for sizes: after a change it would have to lay out the page for the answer.
  if (top) stopScroll();
  else letScroll();

  const outside = new Set(top ? outsideOf(top, document.body) : []);
  for (const element of madeInert.keys()) if (!outside.has(element)) clearInert(element);
  for (const element of outside) if (!madeInert.has(element)) setInert(element);
}

/** The largest subtrees that hold neither the layer nor anything that is kept. */
function outsideOf(layer: Element, parent: Element): Element[] {
  return [...parent.children].flatMap((child) => {
    if (child === layer || child.matches(KEPT) || child.matches(UNSEEN)) return [];
    if (child.contains(layer) || child.querySelector(KEPT)) return outsideOf(layer, child);
    return isInertByOthers(child) ? [] : [child];
  });
}

function isInertByOthers(element: Element): boolean {
  return element.hasAttribute('inert') && !madeInert.has(element);
}

function setInert(element: Element) {
  madeInert.set(element, { wasHidden: element.getAttribute('aria-hidden') });
  element.setAttribute('inert', '');
  // Older screen readers, and tools that read the accessibility tree from the markup, know only this one.
  element.setAttribute('aria-hidden', 'true');
}

function clearInert(element: Element) {
  const wasHidden = madeInert.get(element)?.wasHidden;
  madeInert.delete(element);
  element.removeAttribute('inert');
  if (wasHidden) element.setAttribute('aria-hidden', wasHidden);
  else element.removeAttribute('aria-hidden');
}

/** The place of the scrollbar is kept, or the page would jump sideways. */
function stopScroll() {
  if (scrollBefore) return;

  const root = document.documentElement;
  const scrollbar = window.innerWidth - root.clientWidth;
  scrollBefore = { overflow: root.style.overflow, paddingRight: root.style.paddingRight };
  root.style.overflow = 'hidden';
  if (scrollbar > 0) root.style.paddingRight = `${scrollbar}px`;
}

function letScroll() {
  if (scrollBefore) Object.assign(document.documentElement.style, scrollBefore);
  scrollBefore = undefined;
}
