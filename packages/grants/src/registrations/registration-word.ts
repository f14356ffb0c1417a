import type { CountedWord, Locale } from '@urzad/domain';

/** The counted noun of the interface for a registration: `3 zgłoszenia`, for `countText`. */
export const COUNTED_REGISTRATION: Record<Locale, CountedWord> = {
  pl: { one: 'zgłoszenie', few: 'zgłoszenia', many: 'zgłoszeń' },
  en: { one: 'application', few: 'applications', many: 'applications' },
};
