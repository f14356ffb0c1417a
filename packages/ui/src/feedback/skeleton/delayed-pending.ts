import { createStore } from 'zustand/vanilla';

/** `waiting`: nothing is shown yet. */
export type PendingState = 'idle' | 'waiting' | 'shown';

/** Shorter waits show nothing (Guide §11). */
const SHOWN_AFTER_MS = 250;
/** A shown skeleton stays at least for this time, so that it does not flicker. */
const SHOWN_AT_LEAST_MS = 300;

export interface DelayedPending {
  set(pending: boolean): void;
  state(): PendingState;
  subscribe(listener: () => void): () => void;
  /** Resets the state and clears the timers. */
  stop(): void;
}

/** The two times of a skeleton, separate from React, so that they can be tested with a clock of their own. */
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
