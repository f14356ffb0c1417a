import { createStore } from 'zustand/vanilla';

/** `waiting`: too short to be worth a word yet. */
export type PendingState = 'idle' | 'waiting' | 'shown';

/** A wait shorter than this shows nothing (Guide §11). */
const SHOWN_AFTER_MS = 250;
/** What appeared stays at least so long, or it would only flicker. */
const SHOWN_AT_LEAST_MS = 300;

export interface DelayedPending {
  set(pending: boolean): void;
  state(): PendingState;
  subscribe(listener: () => void): () => void;
  /** Forgets everything, timers included. */
  stop(): void;
}

/** The two times of a skeleton, apart from React, so that they are tested on a clock of their own. */
export function createDelayedPending(now = () => performance.now()): DelayedPending {
  const store = createStore<PendingState>(() => 'idle');
  let shownAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function change(next: PendingState) {
    clearTimeout(timer);
    timer = undefined;
    if (next === 'shown' && store.getState() !== next) shownAt = now();
    store.setState(next);
  }

  function begin() {
    const state = store.getState();
    if (state === 'idle') {
      change('waiting');
      timer = setTimeout(() => change('shown'), SHOWN_AFTER_MS);
    } else if (state === 'shown') clearTimeout(timer);
  }

  function end() {
    if (store.getState() !== 'shown') return change('idle');
    const left = SHOWN_AT_LEAST_MS - (now() - shownAt);
    if (left <= 0) return change('idle');
    clearTimeout(timer);
    timer = setTimeout(() => change('idle'), left);
  }

  return {
    set: (pending) => (pending ? begin() : end()),
    state: store.getState,
    subscribe: store.subscribe,
    stop: () => change('idle'),
  };
}
