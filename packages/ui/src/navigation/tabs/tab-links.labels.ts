import type { LabelSet } from '../../foundations/locale/locale';

export interface TabLinksLabels {
  /** Spoken after the number, where the eye sees a counter that stands out. */
  attention: string;
}

export const tabLinksLabels = {
  pl: { attention: 'wymaga uwagi' },
  en: { attention: 'needs attention' },
} as const satisfies LabelSet<TabLinksLabels>;
