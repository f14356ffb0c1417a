import { toastQueue } from '../../packages/ui/src/feedback/toast/toast';
import { listenersNow, type PageListener, strayListeners } from './page-listeners';
import { strayTimers, timersNow } from './page-timers';

/** What a story has left on the page that it shares with the next one. */
export interface Trace {
  says: string;
  takeAway: () => void;
}

export interface PageState {
  nodes: ReadonlySet<Node>;
  listeners: ReadonlySet<PageListener>;
  timers: ReadonlySet<number>;
}

/** Set anew by each story (`looks.ts`). */
const LOOKS = ['lang', 'dir', 'data-accent', 'data-contrast', 'data-font', 'data-scheme', 'data-dark'];
/**
 * Styles of the root and the body: `filter` is the accessibility addon's, which can show a page as people with other
 * eyes see it, `scroll-behavior` is vaul's, which restores it only when its last sheet was closed, and `padding` is set
 * for each story (`preview.tsx`).
 */
const KNOWN_STYLES = /(filter: none|scroll-behavior: auto|padding: \d+px);/g;
/** Of the root, for all stories (`preview.tsx`). */
const PAGE_CLASSES = ['u:page', 'u:plain'];
/** Modules bring their styles with them, and pdf.js keeps a canvas on which it measures text. */
const OF_MODULES = 'style[data-vite-dev-id], canvas[lang][style*="display: none"]';

export function pageNow(): PageState {
  return { nodes: new Set(nodesNow()), listeners: listenersNow(), timers: timersNow() };
}

export function tracesSince(before: PageState): Trace[] {
  return [
    ...strayNodes(before.nodes),
    ...inertParts(),
    ...[document.documentElement, document.body].flatMap(strayAttributes),
    ...strayItems(localStorage, 'local'),
    ...strayItems(sessionStorage, 'session'),
    ...strayToasts(),
    ...strayListeners(before.listeners),
    ...strayTimers(before.timers),
  ];
}

function nodesNow(): Node[] {
  return [...document.head.childNodes, ...document.body.childNodes];
}

function strayNodes(before: ReadonlySet<Node>): Trace[] {
  return nodesNow()
    .filter((node) => !before.has(node) && !(node instanceof Element && node.matches(OF_MODULES)))
    .map((node) => ({
      says: `node ${node instanceof Element ? startOf(node) : node.textContent}`,
      takeAway: () => node.parentNode?.removeChild(node),
    }));
}

function inertParts(): Trace[] {
  return [...document.querySelectorAll('[inert]')].map((part) => ({
    says: `inert ${startOf(part)}`,
    takeAway: () => part.removeAttribute('inert'),
  }));
}

function strayAttributes(element: Element): Trace[] {
  return [...element.attributes]
    .map(({ name, value }) => ({ name, value: strayValue(name, value) }))
    .filter(({ name, value }) => !LOOKS.includes(name) && value !== undefined)
    .map(({ name, value }) => ({
      says: `<${element.localName} ${name}="${value}">`,
      takeAway: () =>
        name === 'class' ? element.classList.remove(...words(value)) : element.removeAttribute(name),
    }));
}

/** Of a style and of the classes what no part of ours has put there; nothing of it is no trace. */
function strayValue(name: string, value: string): string | undefined {
  if (name === 'style') return value.replace(KNOWN_STYLES, '').trim() || undefined;
  if (name === 'class')
    return (
      words(value)
        .filter((one) => !PAGE_CLASSES.includes(one))
        .join(' ') || undefined
    );
  return value;
}

const words = (value = '') => value.split(' ').filter(Boolean);

function strayItems(storage: Storage, name: string): Trace[] {
  return Object.keys(storage).map((key) => ({
    says: `${name} storage ${key}`,
    takeAway: () => storage.removeItem(key),
  }));
}

/** Also those that wait for a Toaster: the next story that has one would show them. */
function strayToasts(): Trace[] {
  const stop = toastQueue.subscribe(() => undefined);
  const shown = toastQueue.shown();
  stop();
  return shown.map(({ id, text }) => ({ says: `toast ${text}`, takeAway: () => toastQueue.dismiss(id) }));
}

const startOf = (element: Element) => element.outerHTML.slice(0, 120);
