import type { LabelSet } from '../locale/locale';

export interface YesNoLabels {
  yes: string;
  no: string;
}

export const yesNoLabels = {
  pl: { yes: 'Tak', no: 'Nie' },
  en: { yes: 'Yes', no: 'No' },
} as const satisfies LabelSet<YesNoLabels>;
