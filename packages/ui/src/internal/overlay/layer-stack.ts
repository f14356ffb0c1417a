import { flushSync } from 'react-dom';
import type { BackPort } from '../../foundations/back/back-port';
import { goRound } from './focus-trap';
import { focusFirstIn, focusFirstOf } from './layer-focus';

/**
 * All open layers of the page, the top one last: the only place that decides what Escape, Back and a press outside
 * close, what is inert behind, and where the focus goes. The handlers of Radix and vaul for these are switched off. A new
 * kind of layer, such as a full-screen gallery, joins by `useLayer({ kind: 'modal', … })` on its outermost element.
 * Keys of its own (arrows, zoom) it handles itself, while it is the top.
 */
export interface Layer {
  /** `modal`: the page is inert. `floating`: a panel at its trigger. `hint`: shown only, takes no press. */
  kind: 'modal' | 'floating' | 'hint';
  element: HTMLElement;
  /** Its button, which handles its presses itself. */
  trigger: HTMLElement | null;
  /** The element that had the focus when the layer opened. */
  opener: Element | null;
  /** Of the application, which has the history. */
  back: BackPort | undefined;
  close: () => void;
}

/**
 * With the elements for the return of the focus: its opener, then the openers of the layers below, for when the first
 * was removed.
 */
const stack: { layer: Layer; waysBack: (Element | null)[] }[] = [];

/** The layer outside of which a press began: a modal one closes when the press ends. */
let pressed: Layer | undefined;

/** Ends the hold on Back: one for all open layers. */
let letBackGo: (() => void) | undefined;

/**
 * Puts a layer on top and moves the focus into it; the returned function removes it from the stack, wherever it is
 * then.
 */
export function addLayer(layer: Layer): () => void {
  if (stack.length === 0) listen();
  const waysBack = [layer.trigger, layer.opener, ...(stack.at(-1)?.waysBack ?? [])];
  stack.push({ layer, waysBack });
  if (layer.kind === 'modal') focusFirstIn(layer.element);
  followBack();

  return () => {
    const wasTop = topButHints() === layer;
    stack.splice(
      stack.findIndex((entry) => entry.layer === layer),
      1,
    );
    if (stack.length === 0) unlisten();
    followBack();
    if (wasTop) giveFocusBack(layer, waysBack);
  };
}

function topButHints(): Layer | undefined {
  return stack.findLast(({ layer }) => layer.kind !== 'hint')?.layer;
}

function topModal(): HTMLElement | undefined {
  return stack.findLast(({ layer }) => layer.kind === 'modal')?.layer.element;
}

/**
 * If the focus was moved elsewhere meanwhile, it stays there. A floating layer may never have had it: it returns the
 * focus only to an element that had it.
 */
function giveFocusBack({ kind, element, opener }: Layer, waysBack: (Element | null)[]) {
  const now = document.activeElement ?? document.body;
  const isNowhere = now === document.body || now.closest('[inert]') !== null;
  const hadIt = kind === 'modal' || (kind === 'floating' && opener !== document.body);
  if (element.contains(now) || (isNowhere && hadIt)) {
    focusFirstOf([...waysBack, topModal() ?? document.querySelector('main')]);
  }
}

/**
 * Back is held as long as a modal layer is open: a menu or a panel beside its button leaves the page as it is, and Back
 * leaves it. On a phone they are sheets over the page, which Back closes.
 */
function followBack() {
  const port = stack.find(({ layer }) => layer.kind === 'modal')?.layer.back;
  if (port) {
    letBackGo ??= port.hold(closeOnBack);
  } else {
    letBackGo?.();
    letBackGo = undefined;
  }
}

/** A layer that asks first stays open, and the next Back is held too. Flushed, so that the stack is what it comes to. */
function closeOnBack() {
  letBackGo = undefined;
  flushSync(() => topButHints()?.close());
  followBack();
}

/** In the bubbling phase, on the window: a field with a list handles the Escape that closes the list. */
function closeOnEscape(event: KeyboardEvent) {
  pressed = undefined;
  // A key that is held down closes one layer, not all.
  if (event.key === 'Escape' && !event.isComposing && !event.repeat) stack.at(-1)?.layer.close();
}

function beginPress(event: PointerEvent) {
  pressed = undefined;
  for (const { layer } of stack) if (layer.kind === 'hint' && !isWithin(layer, event.target)) layer.close();

  const layer = topButHints();
  if (!layer || isWithin(layer, event.target)) return;
  if (layer.kind === 'modal' && !isBackground(event.target)) return;
  pressed = layer;
  if (layer.kind === 'floating') layer.close();
}

/** A press that ends inside must not close; the target of its click is the common ancestor of both ends: the page. */
function liftPress(event: PointerEvent) {
  if (pressed?.kind === 'modal' && !isBackground(event.target)) pressed = undefined;
}

/** Nor must one that began inside, to select text, and ends outside. */
function endPress(event: MouseEvent) {
  if (pressed?.kind === 'modal' && pressed === topButHints() && isBackground(event.target)) pressed.close();
  pressed = undefined;
}

/** A floating layer closes when the focus moves elsewhere, unless a press moved it, which closes one layer only. */
function followFocus(event: FocusEvent) {
  const layer = topButHints();
  if (layer?.kind === 'floating' && !pressed && !isWithin(layer, event.target)) layer.close();
  // Also from a panel that hangs at the end of a modal layer.
  if (topModal()) goRound(event);
}

function isWithin({ element, trigger }: Layer, target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  // A toast lies outside the layer, but pausing or closing it does not close the layer.
  return element.contains(target) || trigger?.contains(target) === true || isMessage(target);
}

function isMessage(target: Element): boolean {
  return target.closest('[data-toaster]') !== null;
}

/**
 * Inert parts let a press through to the page itself. Any other target outside belongs to the layer: a list of a
 * field.
 */
function isBackground(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  return target === document.body || target === document.documentElement || target.matches('[data-scrim]');
}

function listen() {
  window.addEventListener('keydown', closeOnEscape);
  window.addEventListener('pointerdown', beginPress, { capture: true });
  window.addEventListener('pointerup', liftPress, { capture: true });
  window.addEventListener('click', endPress, { capture: true });
  window.addEventListener('focusin', followFocus);
}

function unlisten() {
  pressed = undefined;
  window.removeEventListener('keydown', closeOnEscape);
  window.removeEventListener('pointerdown', beginPress, { capture: true });
  window.removeEventListener('pointerup', liftPress, { capture: true });
  window.removeEventListener('click', endPress, { capture: true });
  window.removeEventListener('focusin', followFocus);
}
