import type { LabelSet } from '../../foundations/locale/locale';

export interface FormLabels {
  /** Above errors that no field can show. */
  notSent: string;
  /** Of a field whose own sentence could not be loaded. */
  wrong: string;
}

export const formLabels = {
  pl: { notSent: 'Formularz nie został wysłany', wrong: 'Popraw tę odpowiedź' },
  en: { notSent: 'The form was not sent', wrong: 'Correct this answer' },
} as const satisfies LabelSet<FormLabels>;
