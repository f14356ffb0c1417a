import type { LabelSet } from '../../foundations/locale/locale';

export interface TopBarLabels {
  office: string;
  social: string;
}

export const topBarLabels = {
  widget: 'TopBar',
  pl: { office: 'Dane urzędu', social: 'Profil społecznościowy' },
  en: { office: 'Office details', social: 'Social media profile' },
} as const satisfies LabelSet<TopBarLabels>;
