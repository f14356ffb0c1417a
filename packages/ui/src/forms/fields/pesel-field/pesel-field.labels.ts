import type { LabelSet } from '../../../foundations/locale/locale';

export interface PeselFieldLabels {
  /** A day and an age, both as text. */
  born: (day: string, age: string) => string;
}

export const peselFieldLabels = {
  widget: 'PeselField',
  pl: { born: (day, age) => `Data urodzenia: ${day}, ${age}` },
  en: { born: (day, age) => `Born ${day}, ${age} old` },
} as const satisfies LabelSet<PeselFieldLabels>;
