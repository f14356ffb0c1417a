import type { LabelSet } from '../locale/locale';

export interface HeaderLabels {
  navigation: string;
  instruction: string;
}

export const headerLabels = {
  pl: { navigation: 'Główne menu', instruction: 'Instrukcja (PDF)' },
  en: { navigation: 'Main menu', instruction: 'Instructions (PDF)' },
} as const satisfies LabelSet<HeaderLabels>;
