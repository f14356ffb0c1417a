import type { LabelSet } from '../../foundations/locale/locale';
import type { StorageLevel } from './storage-level';

export interface StorageGaugeLabels extends Record<StorageLevel, string> {
  full: string;
  inUse: (used: string, limit: string) => string;
}

export const storageGaugeLabels = {
  widget: 'StorageGauge',
  pl: {
    low: 'dużo wolnego miejsca',
    middle: 'miejsca ubywa',
    high: 'prawie pełna',
    full: 'pełna',
    inUse: (used, limit) => `${used} z ${limit}`,
  },
  en: {
    low: 'plenty of room',
    middle: 'filling up',
    high: 'almost full',
    full: 'full',
    inUse: (used, limit) => `${used} of ${limit}`,
  },
} as const satisfies LabelSet<StorageGaugeLabels>;
