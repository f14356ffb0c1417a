import type { LabelSet } from '../../foundations/locale/locale';

export interface TabLinksLabels {
  /** Read after the number of a marked counter. */
  attention: string;
}

export const tabLinksLabels = {
  widget: 'TabLinks',
  pl: { attention: 'wymaga uwagi' },
  en: { attention: 'needs attention' },
} as const satisfies LabelSet<TabLinksLabels>;
