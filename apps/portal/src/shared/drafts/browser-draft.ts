import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { createStore } from 'zustand';
import { businessNow } from '../business-time';
import type { SaveState } from '../saving/send-changes';
import { type DraftKey, forgetDraft, keepDraft } from './kept-draft';
import { onTyped } from './on-typed';
import type { DraftStore } from './use-draft';

/** Typing pauses this long before it is stored. */
const PAUSE_MS = 300;

interface Following {
  flush: () => void;
  stop: () => void;
}

/** A draft that only this browser has, as the server knows nothing of the object yet. */
export interface BrowserDraft<Values extends FieldValues> {
  /** Its state, for `DraftStatus`. */
  store: DraftStore;
  /**
   * Stores what is typed at each pause, until it is stopped. `flush` stores it at
   * once, as the page may be discarded, also what was stored before: another window may have ended the same draft.
   */
  follow: (form: Pick<UseFormReturn<Values>, 'getValues' | 'subscribe'>) => Following;
  /** Stores values at once that nobody is typing: those that a letter before did not take. */
  keep: (values: Values) => Promise<void>;
  /** It was sent: nothing is stored any more. */
  end: () => Promise<void>;
}

/** `withoutPrivate`: the values that this browser may store (Order §2). */
export function createBrowserDraft<Values extends FieldValues>(
  key: DraftKey,
  withoutPrivate: (values: Values) => Record<string, unknown>,
): BrowserDraft<Values> {
  const store = createStore<SaveState>(() => ({ phase: 'idle' }));
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isEnded = false;

  async function keep(values: Values) {
    clearTimeout(timer);
    timer = undefined;
    if (isEnded) return;
    const date = businessNow().toISOString();
    const isKept = await keepDraft(key, { values: withoutPrivate(values), rowVersion: 0, date });
    if (isEnded) return forgetDraft(key);
    store.setState(isKept ? { phase: 'saved', at: date } : { phase: 'unkept', error: undefined }, true);
  }

  return {
    store,
    keep,
    follow(form) {
      let isTyped = false;
      const unsubscribe = onTyped(form, () => {
        isTyped = true;
        clearTimeout(timer);
        timer = setTimeout(() => void keep(form.getValues()), PAUSE_MS);
      });
      return {
        flush() {
          if (isTyped) void keep(form.getValues());
        },
        stop() {
          unsubscribe();
          if (timer) void keep(form.getValues());
        },
      };
    },
    end() {
      isEnded = true;
      clearTimeout(timer);
      return forgetDraft(key);
    },
  };
}
