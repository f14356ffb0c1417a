import { goRound } from './focus-trap';
import { focusFirstIn, focusFirstOf } from './layer-focus';

/**
 * Every open layer of the page, the top one last: the only place that decides what Escape and a press outside close,
 * what stands still behind, and where the focus goes. vaul draws the sheets of a phone; its own answers are switched off.
 *
 * A new kind of layer, such as a full-screen gallery, joins by `useLayer({ kind: 'modal', … })` on its outermost
 * element: it then takes part in all of it. Keys of its own (arrows, zoom) it handles itself, while it is the top.
 */
export interface Layer {
  /** `modal`: the page stands still. `floating`: hangs on its trigger. `hint`: shows itself, and never takes a press. */
  kind: 'modal' | 'floating' | 'hint';
  element: HTMLElement;
  /** Its button: a press on it is the button's own affair. */
  trigger: HTMLElement | null;
  /** What had the focus as the layer came. */
  opener: Element | null;
  close: () => void;
}

/** With the ways back: its opener, then the openers of what lay below, for when the first is gone. */
const stack: { layer: Layer; waysBack: (Element | null)[] }[] = [];

/** The layer that a press of the pointer began outside of: a modal one closes as the press ends. */
let pressed: Layer | undefined;

/** Puts a layer on top and moves the focus into it; the answer takes it out again, from whatever place it has then. */
export function addLayer(layer: Layer): () => void {
  if (stack.length === 0) listen();
  const waysBack = [layer.trigger, layer.opener, ...(stack.at(-1)?.waysBack ?? [])];
  stack.push({ layer, waysBack });
  if (layer.kind === 'modal') focusFirstIn(layer.element);

  return () => {
    const wasTop = topButHints() === layer;
    stack.splice(
      stack.findIndex((entry) => entry.layer === layer),
      1,
    );
    if (stack.length === 0) unlisten();
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
 * A focus that somebody has meanwhile put elsewhere stays there. A floating layer may never have had it: it gives back
 * only what was somewhere as it came.
 */
function giveFocusBack({ kind, element, opener }: Layer, waysBack: (Element | null)[]) {
  const now = document.activeElement ?? document.body;
  const isNowhere = now === document.body || now.closest('[inert]') !== null;
  const hadIt = kind === 'modal' || (kind === 'floating' && opener !== document.body);
  if (element.contains(now) || (isNowhere && hadIt)) {
    focusFirstOf([...waysBack, topModal() ?? document.querySelector('main')]);
  }
}

/** Bubbling, on the window: a field with a list of its own keeps the Escape that closes the list. */
function closeOnEscape(event: KeyboardEvent) {
  pressed = undefined;
  // A key held down closes one layer, not all.
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

/** A press that ends inside is not meant to close; the click that follows is told of what holds both ends: the page. */
function liftPress(event: PointerEvent) {
  if (pressed?.kind === 'modal' && !isBackground(event.target)) pressed = undefined;
}

/** Nor is one that began inside, to select text, and ends outside. */
function endPress(event: MouseEvent) {
  if (pressed?.kind === 'modal' && pressed === topButHints() && isBackground(event.target)) pressed.close();
  pressed = undefined;
}

/** A floating layer goes when the focus goes elsewhere, unless a press, which closes one layer only, moved it. */
function followFocus(event: FocusEvent) {
  const layer = topButHints();
  if (layer?.kind === 'modal') goRound(event);
  if (layer?.kind === 'floating' && !pressed && !isWithin(layer, event.target)) layer.close();
}

function isWithin({ element, trigger }: Layer, target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  // A toast lies outside the layer, but pausing or closing it does not close the layer.
  return element.contains(target) || trigger?.contains(target) === true || isMessage(target);
}

function isMessage(target: Element): boolean {
  return target.closest('[data-toaster]') !== null;
}

/** Inert parts let a press through to the page itself. What else is outside belongs to the layer: a list of a field. */
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
