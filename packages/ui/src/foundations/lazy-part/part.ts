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
  const listeners = new Set<() => void>();
  let module: Module | undefined;
  let asked: Promise<Module> | undefined;

  function take(brought: Module) {
    module = brought;
    for (const listener of listeners) listener();
    return brought;
  }

  return {
    loaded: () => module,
    async load() {
      if (module) return module;
      if (!isOnline()) throw new Error('Offline');
      asked ??= bring()
        .then(take)
        .finally(() => {
          asked = undefined;
        });
      return asked;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
