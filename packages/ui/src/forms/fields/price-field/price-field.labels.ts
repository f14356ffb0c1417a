import type { LabelSet } from '../../../foundations/locale/locale';

export interface PriceFieldLabels {
  /** The unit beside the amount. */
  currency: string;
}

export const priceFieldLabels = {
  widget: 'PriceField',
  pl: { currency: 'zł' },
  en: { currency: 'zł' },
} as const satisfies LabelSet<PriceFieldLabels>;
