import type { LabelSet } from '../../foundations/locale/locale';

export interface FormLabels {
  /** Above errors that no field can show. */
  notSent: string;
  /** Of a field whose own sentence could not be loaded. */
  wrong: string;
  /** Above the fields of a refused form, beside „Ponów”, when what tells its errors could not be loaded. */
  errorsMissing: string;
}

export const formLabels = {
  pl: {
    notSent: 'Formularz nie został wysłany',
    wrong: 'Popraw tę odpowiedź',
    errorsMissing:
      'Nie udało się wczytać opisu błędów. Popraw zaznaczone odpowiedzi albo sprawdź połączenie z internetem i wybierz „Ponów”.',
  },
  en: {
    notSent: 'The form was not sent',
    wrong: 'Correct this answer',
    errorsMissing:
      'What is wrong could not be loaded. Correct the marked answers, or check your internet connection and try again.',
  },
} as const satisfies LabelSet<FormLabels>;
