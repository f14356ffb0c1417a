import { createStore } from 'zustand/vanilla';

/** A module that is loaded when it is first needed. */
export interface Part<Module> {
  /** The module, once it is loaded. */
  loaded(): Module | undefined;
  /** Loads it; rejects on a failure, and the next call tries again. */
  load(): Promise<Module>;
  /** Calls the listener when the module is loaded. */
  subscribe(listener: () => void): () => void;
}

/**
 * `lazy` of React keeps a failure as long as the page is open; this one does not. Chromium caches a failed module
 * too, so without a connection the browser is not asked at all.
 */
export function lazyPart<Module>(
  bring: () => Promise<Module>,
  isOnline = () => navigator.onLine,
): Part<Module> {
  const store = createStore<{ module?: Module }>(() => ({}));
  let asked: Promise<Module> | undefined;

  function take(brought: Module) {
    store.setState({ module: brought });
    return brought;
  }

  return {
    loaded: () => store.getState().module,
    async load() {
      const { module } = store.getState();
      if (module) return module;
      if (!isOnline()) throw new Error('Offline');
      asked ??= bring()
        .then(take)
        .finally(() => {
          asked = undefined;
        });
      return asked;
    },
    subscribe: store.subscribe,
  };
}
