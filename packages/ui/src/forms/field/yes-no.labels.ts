import type { LabelSet } from '../../foundations/locale/locale';

export interface YesNoLabels {
  yes: string;
  no: string;
  /** No answer, where one may be cleared (Spec §5). */
  none: string;
}

export const yesNoLabels = {
  widget: 'YesNo',
  pl: { yes: 'Tak', no: 'Nie', none: 'Brak' },
  en: { yes: 'Yes', no: 'No', none: 'None' },
} as const satisfies LabelSet<YesNoLabels>;
