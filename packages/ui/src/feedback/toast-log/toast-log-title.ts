import type { Locale } from '../../foundations/locale/locale';

/** The log's title, which is also the name of what opens it: alone, as the first screen needs no more of its words. */
export const TOAST_LOG_TITLE: Readonly<Record<Locale, string>> = {
  pl: 'Komunikaty, które zniknęły',
  en: 'Messages that have gone',
};
