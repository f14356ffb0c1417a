import type { LabelSet } from '../../foundations/locale/locale';

export interface BackToTopLabels {
  top: string;
}

export const backToTopLabels = {
  widget: 'BackToTop',
  pl: { top: 'Wróć na początek strony' },
  en: { top: 'Back to the top of the page' },
} as const satisfies LabelSet<BackToTopLabels>;
