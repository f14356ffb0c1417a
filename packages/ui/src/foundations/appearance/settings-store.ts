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
  let settings = readSettings(port.read);
  const listeners = new Set<() => void>();

  function become(next: Settings) {
    if (namesOf(next).every((name) => next[name] === settings[name])) return;
    settings = next;
    for (const listener of listeners) listener();
  }

  return {
    current: () => settings,
    change: (changed) => {
      const next = { ...settings, ...changed };
      for (const name of namesOf(next)) if (next[name] !== settings[name]) port.write(name, next[name]);
      become(next);
    },
    reload: () => become(readSettings(port.read)),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
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
