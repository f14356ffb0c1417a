import type { LabelSet } from '../../foundations/locale/locale';

export interface ReviewListLabels {
  agree: string;
  /** Agrees with every answer of the part that has no verdict yet. */
  agreeAll: string;
  /** In place of `agreeAll` where one of the answers has a remark. */
  agreeRest: string;
  /** In place of `agreeAll` where every answer has a verdict and one of them is a remark. */
  checkedAll: string;
  remark: string;
  /** Splits a row, so that one of its answers can be remarked on. */
  takeApart: string;
  remarkField: string;
  /** Before the remark on the former answer. */
  asked: string;
  /** Before the applicant's explanation. */
  explanation: string;
  checked: (done: number, all: number) => string;
}

export const reviewListLabels = {
  widget: 'ReviewList',
  pl: {
    agree: 'Zgodne',
    agreeAll: 'Sekcja zgodna',
    agreeRest: 'Pozostałe zgodne',
    checkedAll: 'Sekcja z uwagą',
    remark: 'Uwaga',
    takeApart: 'Uwaga do jednej z odpowiedzi',
    remarkField: 'Uwaga do wnioskodawcy',
    asked: 'Uwaga z wezwania:',
    explanation: 'Wyjaśnienie wnioskodawcy:',
    checked: (done, all) => `${done} z ${all}`,
  },
  en: {
    agree: 'Correct',
    agreeAll: 'Section correct',
    agreeRest: 'The rest correct',
    checkedAll: 'Section with a remark',
    remark: 'Remark',
    takeApart: 'Remark on one of the answers',
    remarkField: 'Remark to the applicant',
    asked: 'Remark of the call for correction:',
    explanation: 'The applicant explains:',
    checked: (done, all) => `${done} of ${all}`,
  },
} as const satisfies LabelSet<ReviewListLabels>;
