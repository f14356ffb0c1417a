import { createStore } from 'zustand/vanilla';

export type ToastType = 'success' | 'error' | 'warning' | 'info';

export interface ToastItem {
  id: number;
  type: ToastType;
  /** Always text: markup in it is shown, not interpreted. */
  text: string;
  /** Milliseconds of the clock of the queue. */
  createdAt: number;
  /** How long this one stays, in milliseconds; absent: the duration of the Toaster. */
  duration?: number;
  /** Grows with every change of its text, which restarts its time. */
  revision: number;
}

/** Options of one toast. */
export interface ToastOptions {
  /** Milliseconds on screen; absent: the duration of the Toaster. */
  duration?: number;
}

export interface ToastQueue {
  add(type: ToastType, text: string, options?: ToastOptions): number;
  /** Replaces the text of a toast and restarts its time. */
  update(id: number, text: string, options?: ToastOptions): void;
  dismiss(id: number): void;
  /** The toasts on screen, oldest first. The same array until something changes. */
  shown(): readonly ToastItem[];
  /** Toasts wait until there is a listener; the first one is the Toaster. */
  subscribe(listener: () => void): () => void;
}

/** The oldest twenty are on screen, later ones wait (Spec §9). */
export const MAX_SHOWN = 20;

/** A toast that waited longer is out of date and is dropped (Spec §4). */
const MAX_AGE_MS = 5000;

/** Errors and warnings interrupt a screen reader, the others are polite. */
export function toastPoliteness(type: ToastType): 'assertive' | 'polite' {
  return type === 'error' || type === 'warning' ? 'assertive' : 'polite';
}

interface ToastLists {
  shown: readonly ToastItem[];
  waiting: readonly ToastItem[];
}

/** A queue with a clock as argument, so that tests need no waiting. */
export function createToastQueue(now: () => number): ToastQueue {
  const store = createStore<ToastLists>(() => ({ shown: [], waiting: [] }));
  let lastId = 0;
  let listening = 0;

  function filled({ shown, waiting }: ToastLists): ToastLists {
    const fresh = waiting.filter((toast) => now() - toast.createdAt <= MAX_AGE_MS);
    const free = MAX_SHOWN - shown.length;
    const next = fresh.slice(0, free);
    return { shown: next.length > 0 ? [...shown, ...next] : shown, waiting: fresh.slice(free) };
  }

  function set(change: (lists: ToastLists) => ToastLists) {
    const changed = change(store.getState());
    store.setState(listening > 0 ? filled(changed) : changed);
  }

  /** Applies a change to all toasts, shown and waiting. */
  function setEach(change: (toasts: readonly ToastItem[]) => readonly ToastItem[]) {
    set(({ shown, waiting }) => ({ shown: change(shown), waiting: change(waiting) }));
  }

  return {
    add(type, text, options) {
      lastId += 1;
      const toast = { id: lastId, type, text, createdAt: now(), revision: 0, ...options };
      set(({ shown, waiting }) => ({ shown, waiting: [...waiting, toast] }));
      return toast.id;
    },
    update(id, text, options) {
      const changed = (toast: ToastItem) =>
        toast.id === id ? { ...toast, ...options, text, revision: toast.revision + 1 } : toast;
      setEach((toasts) => toasts.map(changed));
    },
    dismiss(id) {
      setEach((toasts) => toasts.filter((toast) => toast.id !== id));
    },
    shown: () => store.getState().shown,
    subscribe(listener) {
      const stop = store.subscribe(listener);
      listening += 1;
      store.setState(filled);
      return () => {
        stop();
        listening -= 1;
      };
    },
  };
}
