import type { LabelSet } from '../../foundations/locale/locale';

export interface LockScreenLabels {
  title: string;
  lead: string;
  password: string;
  unlock: string;
  failed: string;
  otherAccount: string;
}

export const lockScreenLabels = {
  widget: 'LockScreen',
  pl: {
    title: 'Ekran jest zablokowany',
    lead: 'Podaj hasło, aby wrócić na swoją stronę. Nic nie zginęło.',
    password: 'Hasło',
    unlock: 'Odblokuj',
    failed: 'Nie udało się odblokować ekranu',
    otherAccount: 'Zaloguj się na inne konto',
  },
  en: {
    title: 'The screen is locked',
    lead: 'Enter your password to go back to your page. Nothing is lost.',
    password: 'Password',
    unlock: 'Unlock',
    failed: 'The screen could not be unlocked',
    otherAccount: 'Sign in to another account',
  },
} as const satisfies LabelSet<LockScreenLabels>;
