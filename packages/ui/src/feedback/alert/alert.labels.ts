import type { LabelSet } from '../../foundations/locale/locale';

export interface AlertLabels {
  info: string;
  success: string;
  warning: string;
  error: string;
}

export const alertLabels = {
  widget: 'Alert',
  pl: { info: 'Informacja', success: 'Powodzenie', warning: 'Ostrzeżenie', error: 'Błąd' },
  en: { info: 'Information', success: 'Success', warning: 'Warning', error: 'Error' },
} as const satisfies LabelSet<AlertLabels>;
