import type { LabelSet } from '../../foundations/locale/locale';
import { TOAST_LOG_TITLE } from './toast-log-title';

export interface ToastLogLabels {
  title: string;
  /** The text of an empty log. */
  empty: string;
  emptyHint: string;
  clear: string;
}

export const toastLogLabels = {
  widget: 'ToastLog',
  pl: {
    title: TOAST_LOG_TITLE.pl,
    empty: 'Nie było jeszcze komunikatów',
    emptyHint: 'Tu znajdziesz wiadomości, które pokazały się w rogu ekranu.',
    clear: 'Wyczyść listę',
  },
  en: {
    title: TOAST_LOG_TITLE.en,
    empty: 'There have been no messages yet',
    emptyHint: 'Here you will find what the corner of the screen has told you.',
    clear: 'Clear the list',
  },
} as const satisfies LabelSet<ToastLogLabels>;
