import { COUNTED, countText } from '@urzad/domain';
import type { LabelSet } from '../locale/locale';

export interface PeselFieldLabels {
  /** A day as text and completed years. */
  born: (day: string, years: number) => string;
}

export const peselFieldLabels = {
  pl: { born: (day, years) => `Data urodzenia: ${day}, ${countText(years, COUNTED.year, 'pl')}` },
  en: { born: (day, years) => `Born ${day}, ${countText(years, COUNTED.year, 'en')} old` },
} as const satisfies LabelSet<PeselFieldLabels>;
