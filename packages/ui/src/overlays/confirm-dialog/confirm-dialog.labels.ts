import type { LabelSet } from '../../foundations/locale/locale';

export interface ConfirmDialogLabels {
  cancel: string;
}

export const confirmDialogLabels = {
  widget: 'ConfirmDialog',
  pl: { cancel: 'Nie teraz' },
  en: { cancel: 'Not now' },
} as const satisfies LabelSet<ConfirmDialogLabels>;
