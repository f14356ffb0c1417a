import type { Locale } from '@urzad/domain';

let present: Locale = 'pl';

/** The language in which the portal is shown: who has no account gets letters in that of the request. */
export function presentLanguage(): Locale {
  return present;
}

export function chooseLanguage(locale: Locale) {
  present = locale;
}
