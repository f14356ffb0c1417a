import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { readSettings, type SettingName, type Settings, type SettingsPort } from './settings';
import { createSettingsStore, followSettings, type SettingsStore } from './settings-store';

/** What the server draws with unless it is told more: it does not know the person's storage. */
const DEFAULTS = readSettings(() => undefined);

const SettingsContext = createContext<SettingsStore | undefined>(undefined);
const RenderedContext = createContext(DEFAULTS);

export interface SettingsProviderProps {
  /** Created once by `createSettingsStore`, outside React. Without it the provider makes one and shows its settings on `html`. */
  store?: SettingsStore | undefined;
  /** What the server knew of the person, such as the language by a cookie: the first render in the browser takes the same. @default nothing is known */
  rendered?: Partial<Settings> | undefined;
  /** Stores a person's choice where there is no `store`; may be a function of a server. The first one that is given stays. */
  onSettingChange?: SettingsPort['write'] | undefined;
  /** The application; its widgets read the settings by `useSetting`. */
  children: ReactNode;
}

/** Hands the settings to the components that change them. */
export function SettingsProvider({ store, ...props }: SettingsProviderProps) {
  return store ? <StoreProvider store={store} {...props} /> : <OwnStoreProvider {...props} />;
}

/** The settings of a page whose server keeps them. */
function OwnStoreProvider({ onSettingChange, ...props }: Omit<SettingsProviderProps, 'store'>) {
  const { rendered } = props;
  const [store] = useState(() =>
    createSettingsStore({
      read: (name) => rendered?.[name],
      write: (name, value) => onSettingChange?.(name, value),
    }),
  );
  useEffect(() => followSettings(store, document.documentElement), [store]);

  return <StoreProvider store={store} {...props} />;
}

type StoreProviderProps = Pick<SettingsProviderProps, 'rendered' | 'children'> & { store: SettingsStore };

function StoreProvider({ store, rendered, children }: StoreProviderProps) {
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
