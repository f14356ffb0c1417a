import type { LabelSet } from '../../foundations/locale/locale';

export interface CopyButtonLabels {
  copied: string;
  failed: string;
}

export const copyButtonLabels = {
  widget: 'CopyButton',
  pl: { copied: 'Skopiowano', failed: 'Nie udało się skopiować. Zaznacz tekst i użyj klawiszy Ctrl+C.' },
  en: { copied: 'Copied', failed: 'It could not be copied. Select the text and press Ctrl+C.' },
} as const satisfies LabelSet<CopyButtonLabels>;
