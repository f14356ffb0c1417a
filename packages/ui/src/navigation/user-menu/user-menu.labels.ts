import { TOAST_LOG_TITLE } from '../../feedback/toast-log/toast-log-title';
import type { LabelSet } from '../../foundations/locale/locale';
import type { UserMenuEntry } from './user-menu-entries';

export interface UserMenuLabels {
  title: string;
  entries: Readonly<Record<UserMenuEntry, string>>;
  version: (version: string) => string;
}

export const userMenuLabels = {
  widget: 'UserMenu',
  pl: {
    title: 'Twoje konto',
    entries: {
      account: 'Moje konto',
      edit: 'Edytuj dane',
      password: 'Zmień hasło',
      registrations: 'Moje zgłoszenia',
      cases: 'Sprawy',
      panel: 'Panel uczestnika',
      grants: 'Moje granty',
      requests: 'Moje wnioski',
      members: 'Moje uczestnictwo',
      share: 'Udostępnij konto administracji',
      application: 'Zmień projekt',
      shared: 'Udostępnione konta',
      role: 'Zmień rolę',
      messages: TOAST_LOG_TITLE.pl,
      about: 'Informacje o aplikacji',
      lock: 'Zablokuj ekran',
      logout: 'Wyloguj się',
    },
    version: (version) => `Wersja ${version}`,
  },
  en: {
    title: 'Your account',
    entries: {
      account: 'My account',
      edit: 'Edit data',
      password: 'Change password',
      registrations: 'My applications',
      cases: 'Cases',
      panel: 'Participant panel',
      grants: 'My grants',
      requests: 'My requests',
      members: 'My participation',
      share: 'Share account with administration',
      application: 'Change the project',
      shared: 'Shared accounts',
      role: 'Change the role',
      messages: TOAST_LOG_TITLE.en,
      about: 'About the application',
      lock: 'Lock the screen',
      logout: 'Sign out',
    },
    version: (version) => `Version ${version}`,
  },
} as const satisfies LabelSet<UserMenuLabels>;
