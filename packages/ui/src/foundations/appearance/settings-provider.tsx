import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react';
import { readSettings, type SettingName, type Settings } from './settings';
import type { SettingsStore } from './settings-store';

/** What the server draws with unless it is told more: it does not know the person's storage. */
const DEFAULTS = readSettings(() => undefined);

const SettingsContext = createContext<SettingsStore | undefined>(undefined);
const RenderedContext = createContext(DEFAULTS);

export interface SettingsProviderProps {
  /** Created once by `createSettingsStore`, outside React. */
  store: SettingsStore;
  /** What the server knew of the person, such as the language by a cookie: the first render in the browser takes the same. @default nothing */
  rendered?: Partial<Settings> | undefined;
  /** The application; its widgets read the settings by `useSetting`. */
  children: ReactNode;
}

/** Hands the settings to the components that change them. */
export function SettingsProvider({ store, rendered, children }: SettingsProviderProps) {
  const known = useMemo(() => ({ ...DEFAULTS, ...rendered }), [rendered]);

  return (
    <SettingsContext value={store}>
      <RenderedContext value={known}>{children}</RenderedContext>
    </SettingsContext>
  );
}

/** All settings and a way to change them. */
export function useSettings(): readonly [Settings, SettingsStore['change']] {
  const store = useContext(SettingsContext);
  const rendered = useContext(RenderedContext);
  if (!store)
    throw new Error('A setting has no <SettingsProvider> above it, so it could not be kept. Add one.');

  const settings = useSyncExternalStore(store.subscribe, store.current, () => rendered);
  return [settings, store.change];
}

/** One setting, in the shape of `useState`. */
export function useSetting<Name extends SettingName>(name: Name) {
  const [settings, change] = useSettings();
  const choose = (value: Settings[Name]) => change({ [name]: value } as Partial<Settings>); // a computed key widens to string

  return [settings[name], choose] as const;
}
