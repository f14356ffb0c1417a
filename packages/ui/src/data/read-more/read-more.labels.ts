import type { LabelSet } from '../../foundations/locale/locale';

export interface ReadMoreLabels {
  more: string;
  less: string;
}

export const readMoreLabels = {
  widget: 'ReadMore',
  pl: { more: 'Czytaj dalej', less: 'Zwiń tekst' },
  en: { more: 'Read more', less: 'Show less' },
} as const satisfies LabelSet<ReadMoreLabels>;
