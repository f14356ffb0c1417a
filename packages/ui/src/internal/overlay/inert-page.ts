import { FOCUS_GUARD } from './focus-trap';

/**
 * Not made inert beside the top layer: toasts, the scrim, whose tap closes the layer, and the guards of the focus
 * trap.
 */
const KEPT = `[data-toaster], [data-scrim], ${FOCUS_GUARD}`;
const UNSEEN = 'script, style, link, template';

/** The elements that this file has made inert, and whether they were hidden from screen readers before. */
const madeInert = new Map<Element, { wasHidden: string | null }>();
let scrollBefore: { overflow: string; paddingRight: string; scrollbarPx: number } | undefined;

/** The modal layers, the top one last. */
const modals: Element[] = [];

/**
 * Makes everything outside a modal layer inert and stops the scroll of the page, until the answer is called. Both only write:
 * what asks the browser for styles or sizes afterwards has them computed once, with all of it.
 */
export function holdPage(layer: Element, scrollbarPx: number): () => void {
  stopScroll(scrollbarPx);
  modals.push(layer);
  makePageInert(modals.at(-1));

  return () => {
    modals.splice(modals.indexOf(layer), 1);
    makePageInert(modals.at(-1));
    if (modals.length === 0) letScroll();
  };
}

/** Scrollbar width in px. Read it before changing the DOM: reading it later forces a layout. */
export function scrollbarWidth(): number {
  return scrollBefore?.scrollbarPx ?? window.innerWidth - document.documentElement.clientWidth;
}

/** To match the top layer after each change, never by a difference: no order of opening and closing can leave anything behind. */
function makePageInert(top: Element | undefined) {
  const outside = new Set(top ? outsideOf(top, document.body) : []);
  for (const element of madeInert.keys()) if (!outside.has(element)) clearInert(element);
  for (const element of outside) if (!madeInert.has(element)) setInert(element);
}

/** The largest subtrees with neither the layer nor a kept element. */
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
  // For older screen readers, and tools that read the markup, which do not know `inert`.
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
function stopScroll(scrollbarPx: number) {
  if (scrollBefore) return;

  const { style } = document.documentElement;
  scrollBefore = { overflow: style.overflow, paddingRight: style.paddingRight, scrollbarPx };
  style.overflow = 'hidden';
  if (scrollbarPx > 0) style.paddingRight = `${scrollbarPx}px`;
}

function letScroll() {
  if (!scrollBefore) return;

  const { overflow, paddingRight } = scrollBefore;
  Object.assign(document.documentElement.style, { overflow, paddingRight });
  scrollBefore = undefined;
}
