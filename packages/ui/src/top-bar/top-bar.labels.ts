import type { LabelSet } from '../locale/locale';

export interface TopBarLabels {
  office: string;
}

export const topBarLabels = {
  pl: { office: 'Dane urzędu' },
  en: { office: 'Office details' },
} as const satisfies LabelSet<TopBarLabels>;
