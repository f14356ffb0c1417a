import { COUNTED_THINGS, countText } from '@urzad/domain';
import type { LabelSet } from '../../foundations/locale/locale';
import { type SocketStateLabels, socketStateLabels } from '../socket-console/socket-state.labels';
import type { DeveloperToggle } from './app-info';

export interface AppInfoModalLabels extends SocketStateLabels, Record<DeveloperToggle, string> {
  title: string;
  now: string;
  path: string;
  keys: string;
  noKeys: string;
  ip: string;
  modIp: string;
  user: string;
  userLine: (type: string, role: string, id: number) => string;
  socket: string;
  remoteName: string;
  storage: string;
  entries: (count: number) => string;
  storageFull: string;
  addData: string;
  clearData: string;
  cache: string;
  clearCache: string;
  toggles: string;
  environment: string;
}

export const appInfoModalLabels = {
  widget: 'AppInfoModal',
  pl: {
    title: 'Informacje o aplikacji',
    now: 'Teraz',
    path: 'Ścieżka',
    keys: 'Klawisze',
    noKeys: 'żaden',
    ip: 'Adres IP',
    modIp: 'Ostatnie IP zmian',
    user: 'Użytkownik',
    userLine: (type, role, id) => `${type} · ${role} · id ${id}`,
    socket: 'Gniazdo',
    ...socketStateLabels.pl,
    remoteName: 'nazwa zdalna',
    storage: 'Pamięć lokalna',
    entries: (count) => countText(count, COUNTED_THINGS.entry),
    storageFull: 'Pamięć jest pełna. Wyczyść dane testowe, aby dodać nowe.',
    addData: 'Dodaj dane testowe',
    clearData: 'Wyczyść dane testowe',
    cache: 'Pamięć podręczna',
    clearCache: 'Wyczyść pamięć podręczną',
    toggles: 'Przełączniki deweloperskie',
    data_default: 'Dane domyślne',
    auto_refresh: 'Automatyczne odświeżanie',
    verbose: 'Szczegółowe dane',
    errors_show: 'Pokazuj błędy',
    actions_record: 'Nagrywaj działania',
    environment: 'Środowisko',
  },
  en: {
    title: 'About the application',
    now: 'Now',
    path: 'Path',
    keys: 'Keys',
    noKeys: 'none',
    ip: 'IP address',
    modIp: 'IP of the last change',
    user: 'User',
    userLine: (type, role, id) => `${type} · ${role} · ID ${id}`,
    socket: 'Socket',
    ...socketStateLabels.en,
    remoteName: 'remote name',
    storage: 'Local storage',
    entries: (count) => countText(count, COUNTED_THINGS.entry, 'en'),
    storageFull: 'The storage is full. Clear the test data to add more.',
    addData: 'Add test data',
    clearData: 'Clear test data',
    cache: 'Local cache',
    clearCache: 'Clear the cache',
    toggles: 'Developer toggles',
    data_default: 'Default data',
    auto_refresh: 'Automatic refresh',
    verbose: 'Detailed data',
    errors_show: 'Show errors',
    actions_record: 'Record actions',
    environment: 'Environment',
  },
} as const satisfies LabelSet<AppInfoModalLabels>;
