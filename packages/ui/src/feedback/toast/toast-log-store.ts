import { createStore } from 'zustand/vanilla';
import type { ToastType } from './toast-queue';

export interface LoggedToast {
  id: number;
  type: ToastType;
  text: string;
  /** When it was first shown. */
  at: Date;
}

export interface ToastLogStore {
  /** A toast with a known `id` gets the new text; its position and time stay. */
  add(toast: Omit<LoggedToast, 'at'> & { at?: Date }): void;
  /** Newest first. The same array until something changes. */
  entries(): readonly LoggedToast[];
  /** The next person on this computer must not read the toasts of the one before. */
  clear(): void;
  subscribe(listener: () => void): () => void;
}

/** Enough for the session of a day; limits the memory of a tab that is never closed. */
const MAX_LOGGED = 200;

/** The toasts of the session, in memory only. */
export function createToastLog(now: () => Date): ToastLogStore {
  const store = createStore<readonly LoggedToast[]>(() => []);
  const set = (next: readonly LoggedToast[]) => store.setState(next, true);

  return {
    add(toast) {
      const entries = store.getState();
      const isKnown = entries.some(({ id }) => id === toast.id);
      if (isKnown) set(entries.map((entry) => (entry.id === toast.id ? { ...entry, ...toast } : entry)));
      else set([{ at: now(), ...toast }, ...entries].slice(0, MAX_LOGGED));
    },
    entries: store.getState,
    clear: () => set([]),
    subscribe: store.subscribe,
  };
}
