import type { LabelSet } from '../locale/locale';

export interface ReviewListLabels {
  agree: string;
  remark: string;
  remarkField: string;
  checked: (done: number, all: number) => string;
}

export const reviewListLabels = {
  pl: {
    agree: 'Zgodne',
    remark: 'Uwaga',
    remarkField: 'Uwaga do wnioskodawcy',
    checked: (done, all) => `${done} z ${all}`,
  },
  en: {
    agree: 'Correct',
    remark: 'Remark',
    remarkField: 'Remark to the applicant',
    checked: (done, all) => `${done} of ${all}`,
  },
} as const satisfies LabelSet<ReviewListLabels>;
