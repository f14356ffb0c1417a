import type { LabelSet } from '../../foundations/locale/locale';

export interface ApplicationLayoutLabels {
  navigation: string;
  hideSidebar: string;
  showSidebar: string;
}

export const applicationLayoutLabels = {
  widget: 'ApplicationLayout',
  pl: { navigation: 'Menu pracownika', hideSidebar: 'Ukryj menu boczne', showSidebar: 'Pokaż menu boczne' },
  en: { navigation: 'Staff menu', hideSidebar: 'Hide the side menu', showSidebar: 'Show the side menu' },
} as const satisfies LabelSet<ApplicationLayoutLabels>;
