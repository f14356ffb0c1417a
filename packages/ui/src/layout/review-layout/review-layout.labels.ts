import type { LabelSet } from '../../foundations/locale/locale';

export interface ReviewLayoutLabels {
  answers: string;
  evidence: string;
  decision: string;
  /** Opens the decision on a phone. */
  decide: string;
}

export const reviewLayoutLabels = {
  widget: 'ReviewLayout',
  pl: { answers: 'Odpowiedzi', evidence: 'Dokumenty', decision: 'Decyzja', decide: 'Zdecyduj' },
  en: { answers: 'Answers', evidence: 'Documents', decision: 'Decision', decide: 'Decide' },
} as const satisfies LabelSet<ReviewLayoutLabels>;
