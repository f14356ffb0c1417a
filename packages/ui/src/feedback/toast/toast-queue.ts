export type ToastType = 'success' | 'error' | 'warning' | 'info';

export interface ToastItem {
  id: number;
  type: ToastType;
  /** Always text: markup in it is shown as it was written, never run. */
  text: string;
  /** Milliseconds on the clock given to the queue. */
  createdAt: number;
  /** How long this one stays, in milliseconds; absent: what the Toaster says. */
  duration?: number;
  /** Grows with every change of its words, and its time begins again. */
  revision: number;
}

export interface ToastOptions {
  /** Milliseconds on screen; absent: the duration of the Toaster. */
  duration?: number;
}

export interface ToastQueue {
  add(type: ToastType, text: string, options?: ToastOptions): number;
  /** Other words in the same toast, which then stays its whole time once more. */
  update(id: number, text: string, options?: ToastOptions): void;
  dismiss(id: number): void;
  /** The toasts on screen, oldest first. The same array until something changes. */
  shown(): readonly ToastItem[];
  /** Toasts wait until somebody listens; the first listener is the Toaster. */
  subscribe(listener: () => void): () => void;
}

/** The oldest twenty are on screen, later ones wait unseen (Spec §9). */
export const MAX_SHOWN = 20;

/** How long one stays, in milliseconds: in shared widgets, and in the account area (Spec §9). */
export const TOAST_MS = 2500;
export const ACCOUNT_TOAST_MS = 5000;

/** What waited longer is no longer news and is dropped unseen (Spec §4). */
const MAX_AGE_MS = 5000;

/** Problems interrupt the reader, good news waits for a pause in the speech. */
export function toastRole(type: ToastType): 'alert' | 'status' {
  return type === 'error' || type === 'warning' ? 'alert' : 'status';
}

/** A queue on its own clock, so that tests need no waiting. */
export function createToastQueue(now: () => number): ToastQueue {
  const listeners = new Set<() => void>();
  let lastId = 0;
  let shown: readonly ToastItem[] = [];
  let waiting: readonly ToastItem[] = [];

  function fill() {
    const fresh = waiting.filter((toast) => now() - toast.createdAt <= MAX_AGE_MS);
    const free = MAX_SHOWN - shown.length;
    const next = fresh.slice(0, free);
    waiting = fresh.slice(free);
    if (next.length > 0) shown = [...shown, ...next];
  }

  function announce() {
    if (listeners.size > 0) fill();
    for (const listener of listeners) listener();
  }

  return {
    add(type, text, options) {
      lastId += 1;
      waiting = [...waiting, { id: lastId, type, text, createdAt: now(), revision: 0, ...options }];
      announce();
      return lastId;
    },
    update(id, text, options) {
      const changed = (toast: ToastItem) =>
        toast.id === id ? { ...toast, ...options, text, revision: toast.revision + 1 } : toast;
      shown = shown.map(changed);
      waiting = waiting.map(changed);
      announce();
    },
    dismiss(id) {
      shown = shown.filter((toast) => toast.id !== id);
      waiting = waiting.filter((toast) => toast.id !== id);
      announce();
    },
    shown: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      fill();
      listener();
      return () => listeners.delete(listener);
    },
  };
}
