import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import { readSettings, type SettingName, type Settings } from './settings';
import type { SettingsStore } from './settings-store';

/** What the server draws with: it does not know the person's storage. The page's own script corrects it first. */
const DEFAULTS = readSettings(() => undefined);

const SettingsContext = createContext<SettingsStore | undefined>(undefined);

export interface SettingsProviderProps {
  /** Made once by `createSettingsStore`, outside React. */
  store: SettingsStore;
  children: ReactNode;
}

/** Hands the settings to the components that change them. */
export function SettingsProvider({ store, children }: SettingsProviderProps) {
  return <SettingsContext value={store}>{children}</SettingsContext>;
}

/** All settings and a way to change them. */
export function useSettings(): readonly [Settings, SettingsStore['change']] {
  const store = useContext(SettingsContext);
  if (!store)
    throw new Error('A setting has no <SettingsProvider> above it, so it could not be kept. Add one.');

  const settings = useSyncExternalStore(store.subscribe, store.current, () => DEFAULTS);
  return [settings, store.change];
}

/** One setting, as `useState` would give it. */
export function useSetting<Name extends SettingName>(name: Name) {
  const [settings, change] = useSettings();
  const choose = (value: Settings[Name]) => change({ [name]: value } as Partial<Settings>); // a computed key widens to string

  return [settings[name], choose] as const;
}
