import type { Locale } from '../../foundations/locale/locale';

/**
 * The title of the log, which is also the name of its button: separate, as the first screen needs no other text of
 * it.
 */
export const TOAST_LOG_TITLE: Readonly<Record<Locale, string>> = {
  pl: 'Komunikaty, które zniknęły',
  en: 'Messages that have gone',
};
