import type { LabelSet } from '../../foundations/locale/locale';

export interface FormLabels {
  /** Above errors that no field can show. */
  notSent: string;
}

export const formLabels = {
  widget: 'Form',
  pl: {
    notSent: 'Formularz nie został wysłany',
  },
  en: {
    notSent: 'The form was not sent',
  },
} as const satisfies LabelSet<FormLabels>;
