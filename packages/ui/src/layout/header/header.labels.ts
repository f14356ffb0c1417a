import type { LabelSet } from '../../foundations/locale/locale';

export interface HeaderLabels {
  navigation: string;
}

export const headerLabels = {
  widget: 'Header',
  pl: { navigation: 'Główne menu' },
  en: { navigation: 'Main menu' },
} as const satisfies LabelSet<HeaderLabels>;
