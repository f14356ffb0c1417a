import { rememberCaller } from '../caller';
import type { Trace } from './page-traces';

/** A listener of the window, the document, its root or its body. */
export interface PageListener {
  target: EventTarget;
  type: string;
  listener: EventListenerOrEventListenerObject | null;
  capture: boolean;
  /** Its target, its event and the line that has added it. */
  place: string;
}

const listeners = new Set<PageListener>();
/**
 * A module may listen once for as long as the page lives, as React does to the selection. What the same line adds a
 * second time is the story's, and each further one would add one more.
 */
const ofThePage = new Set<string>();

for (const target of [window, document, document.documentElement, document.body]) watch(target);

export function listenersNow(): ReadonlySet<PageListener> {
  for (const { place } of listeners) ofThePage.add(place);
  return new Set(listeners);
}

export function strayListeners(before: ReadonlySet<PageListener>): Trace[] {
  const places = new Set(ofThePage);
  const isStray = (entry: PageListener) => {
    const isSecond = places.has(entry.place);
    places.add(entry.place);
    return isSecond;
  };

  return [...listeners]
    .filter((entry) => !before.has(entry) && isStray(entry))
    .map(({ target, type, listener, capture, place }) => ({
      says: `listener ${place}`,
      takeAway: () => target.removeEventListener(type, listener, capture),
    }));
}

function watch(target: EventTarget) {
  const { addEventListener, removeEventListener } = target;

  target.addEventListener = (type, listener, options) => {
    addEventListener.call(target, type, listener, options);
    const { capture = false, once = false, signal } = optionsOf(options);
    if (!listener || once || signal?.aborted || find(target, type, listener, capture)) return;

    const place = `${target.constructor.name} ${type} ${rememberCaller(target.addEventListener)()}`;
    const entry = { target, type, listener, capture, place };
    listeners.add(entry);
    signal?.addEventListener('abort', () => listeners.delete(entry));
  };
  target.removeEventListener = (type, listener, options) => {
    removeEventListener.call(target, type, listener, options);
    const entry = find(target, type, listener, optionsOf(options).capture ?? false);
    if (entry) listeners.delete(entry);
  };
}

function optionsOf(options: boolean | AddEventListenerOptions | undefined): AddEventListenerOptions {
  return typeof options === 'object' ? options : { capture: options ?? false };
}

function find(
  target: EventTarget,
  type: string,
  listener: PageListener['listener'],
  capture: boolean,
): PageListener | undefined {
  return [...listeners].find(
    (entry) =>
      entry.target === target &&
      entry.type === type &&
      entry.listener === listener &&
      entry.capture === capture,
  );
}
