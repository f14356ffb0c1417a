import { asSpecified } from '@urzad/domain';
import type { LabelSet } from '../../foundations/locale/locale';
import type { ToastType } from './toast-queue';

/** The titles of the kinds of toasts, and the names of their corner and of the cross. */
export interface ToastLabels extends Record<ToastType, string> {
  region: string;
  close: string;
}

/** The titles are those of Spec §8, letter for letter. */
export const toastLabels = {
  widget: 'Toast',
  pl: {
    success: 'Powodzenie',
    error: asSpecified('Wystąpił błąd'),
    warning: 'Ostrzeżenie',
    info: 'Informacja',
    region: 'Komunikaty',
    close: 'Zamknij komunikat',
  },
  en: {
    success: 'Success',
    error: 'An error occurred',
    warning: 'Warning',
    info: 'Information',
    region: 'Messages',
    close: 'Close the message',
  },
} as const satisfies LabelSet<ToastLabels>;
