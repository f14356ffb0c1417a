import { pluralOf } from '@urzad/domain';
import type { LabelSet } from '../../foundations/locale/locale';

export interface SessionExpiryLabels {
  title: string;
  /** What happens when the session ends. */
  text: string;
  left: string;
  /** Announced at some of the seconds. */
  spoken: (seconds: number) => string;
  extend: string;
  logout: string;
}

const SECONDS = {
  pl: { one: 'sekunda', few: 'sekundy', many: 'sekund' },
  en: { one: 'second', few: 'seconds', many: 'seconds' },
};

export const sessionExpiryLabels = {
  widget: 'SessionExpiryDialog',
  pl: {
    title: 'Czy nadal tu jesteś?',
    text: 'Za chwilę Cię wylogujemy, aby nikt inny nie zobaczył Twoich danych. Zapisane dane są bezpieczne.',
    left: 'Pozostały czas',
    spoken: (seconds) => `Pozostały czas: ${seconds} ${pluralOf(seconds, SECONDS.pl)}`,
    extend: 'Zostań w portalu',
    logout: 'Wyloguj się',
  },
  en: {
    title: 'Are you still there?',
    text: 'You will be signed out in a moment, so that nobody else sees your data. What was saved is safe.',
    left: 'Time left',
    spoken: (seconds) => `Time left: ${seconds} ${pluralOf(seconds, SECONDS.en, 'en')}`,
    extend: 'Stay signed in',
    logout: 'Sign out',
  },
} as const satisfies LabelSet<SessionExpiryLabels>;
