import type { LabelSet } from '../../foundations/locale/locale';

export interface HorizontalMenuLabels {
  navigation: string;
  /** Of the sheet that an open group becomes in a narrowed viewport. */
  close: string;
}

export const horizontalMenuLabels = {
  widget: 'HorizontalMenu',
  pl: { navigation: 'Główne menu', close: 'Zamknij' },
  en: { navigation: 'Main menu', close: 'Close' },
} as const satisfies LabelSet<HorizontalMenuLabels>;
