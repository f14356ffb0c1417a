import { createStore } from 'zustand/vanilla';
import {
  type LooksRoot,
  readSettings,
  type SettingName,
  type Settings,
  type SettingsPort,
  showSettings,
} from './settings';

export interface SettingsStore {
  current: () => Settings;
  /** Keeps what a person chose. */
  change: (changed: Partial<Settings>) => void;
  /** Reads the port again: another tab, or a sign-in, brought other settings. */
  reload: () => void;
  subscribe: (listener: () => void) => () => void;
}

/** One truth about the settings, outside React: also the reveal of a scheme and other tabs change it. */
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
 * Shows the settings on the page, now and whenever they change; in the same moment, so that the reveal of a scheme finds
 * them there.
 * @returns stops it
 */
export function followSettings(store: SettingsStore, root: LooksRoot): () => void {
  const show = () => showSettings(root, store.current());

  show();
  return store.subscribe(show);
}

function namesOf(settings: Settings): SettingName[] {
  return Object.keys(settings) as SettingName[]; // the keys of Settings and no others: readSettings made them
}
