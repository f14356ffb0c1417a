import type { Locale } from '@urzad/domain';

/** Whom an e-mail goes to, and in which language. */
export interface Reader {
  mail: string;
  locale: Locale;
}

interface Account {
  mail: string;
  config: Readonly<Record<string, unknown>>;
}

/**
 * The owner of an account, in the language that they chose for letters and notifications (Order §10).
 *
 * @param unchosen where they never chose one
 */
export function readerOf({ mail, config: { language } }: Account, unchosen: Locale = 'pl'): Reader {
  return { mail, locale: language === 'pl' || language === 'en' ? language : unchosen };
}
