import type { LabelSet } from '../../foundations/locale/locale';

export interface ReviewLayoutLabels {
  answers: string;
  evidence: string;
  decision: string;
}

export const reviewLayoutLabels = {
  widget: 'ReviewLayout',
  pl: { answers: 'Odpowiedzi', evidence: 'Dokumenty', decision: 'Decyzja' },
  en: { answers: 'Answers', evidence: 'Documents', decision: 'Decision' },
} as const satisfies LabelSet<ReviewLayoutLabels>;
