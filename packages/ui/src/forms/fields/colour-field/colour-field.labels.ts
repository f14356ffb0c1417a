import { numberText } from '@urzad/domain';
import type { LabelSet } from '../../../foundations/locale/locale';

export interface ColourFieldLabels {
  /** The choice beside the project's colours. */
  own: string;
  palette: string;
  /** Name of the text field of the own colour. */
  code: string;
  /** A warning about the contrast of an own colour to white, with the required one. */
  weak: (ratio: number, least: number) => string;
}

export const colourFieldLabels = {
  widget: 'ColourField',
  pl: {
    own: 'Własny kolor',
    palette: 'Wybierz własny kolor z palety',
    code: 'Kod własnego koloru',
    weak: (ratio, least) =>
      `Tego koloru na białym tle i białych liter na nim wiele osób nie odczyta. Kontrast wynosi ${numberText(ratio)} : 1, a potrzeba co najmniej ${numberText(least)} : 1.`,
  },
  en: {
    own: 'Own colour',
    palette: 'Choose an own colour from the palette',
    code: 'Code of the own colour',
    weak: (ratio, least) =>
      `Many people cannot read this colour on white, or white letters on it. The contrast is ${numberText(ratio, 'en')}:1, and at least ${numberText(least, 'en')}:1 is needed.`,
  },
} as const satisfies LabelSet<ColourFieldLabels>;
