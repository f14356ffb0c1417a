import { createStore } from 'zustand/vanilla';

/** A module that comes when it is first asked for. */
export interface Part<Module> {
  /** The module, once it is here. */
  loaded(): Module | undefined;
  /** Asks for it; rejects when it does not come, and the next call asks again. */
  load(): Promise<Module>;
  /** Calls the listener when the module has come. */
  subscribe(listener: () => void): () => void;
}

/**
 * `lazy` of React keeps a refusal as long as the page lives; this one does not. Chromium does the same with a module
 * that did not come, so without a connection the browser is not asked at all.
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
