import type { LabelSet } from '../locale/locale';

export interface StaffShellLabels {
  navigation: string;
  sidebar: string;
}

export const staffShellLabels = {
  pl: { navigation: 'Menu pracownika', sidebar: 'Panel boczny' },
  en: { navigation: 'Staff menu', sidebar: 'Sidebar' },
} as const satisfies LabelSet<StaffShellLabels>;
