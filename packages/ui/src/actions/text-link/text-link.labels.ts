import type { LabelSet } from '../../foundations/locale/locale';

export interface TextLinkLabels {
  newWindow: string;
}

export const textLinkLabels = {
  widget: 'TextLink',
  pl: { newWindow: 'otwiera się w nowej karcie' },
  en: { newWindow: 'opens in a new tab' },
} as const satisfies LabelSet<TextLinkLabels>;
