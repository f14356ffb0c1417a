import { createStore } from 'zustand/vanilla';
import {
  type LooksRoot,
  readSettings,
  type SettingName,
  type Settings,
  type SettingsPort,
  showSettings,
} from './settings';

/** The settings of a page, for `SettingsProvider`. */
export interface SettingsStore {
  /** The settings now; the same object until one changes. */
  current: () => Settings;
  /** Stores a choice of the person. */
  change: (changed: Partial<Settings>) => void;
  /** Reads the port again: another tab, or a sign-in, changed the settings. */
  reload: () => void;
  /** Calls the listener after each change; returns what ends it. */
  subscribe: (listener: () => void) => () => void;
}

/** The store of the settings, outside React: the reveal of a scheme and other tabs change it too. */
export function createSettingsStore(port: SettingsPort): SettingsStore {
  const store = createStore<Settings>(() => readSettings(port.read));

  function become(next: Settings) {
    const settings = store.getState();
    if (namesOf(next).some((name) => next[name] !== settings[name])) store.setState(next);
  }

  return {
    current: store.getState,
    change: (changed) => {
      const settings = store.getState();
      const next = { ...settings, ...changed };
      for (const name of namesOf(next)) if (next[name] !== settings[name]) port.write(name, next[name]);
      become(next);
    },
    reload: () => become(readSettings(port.read)),
    subscribe: store.subscribe,
  };
}

/**
 * Applies the settings to the page, now and whenever they change; synchronously, so that the reveal of a scheme finds
 * them.
 * @returns a function that stops it
 */
export function followSettings(store: SettingsStore, root: LooksRoot): () => void {
  const show = () => showSettings(root, store.current());

  show();
  return store.subscribe(show);
}

function namesOf(settings: Settings): SettingName[] {
  return Object.keys(settings) as SettingName[]; // the keys of Settings and no others: readSettings made them
}
