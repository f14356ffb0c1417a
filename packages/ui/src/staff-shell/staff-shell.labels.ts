import type { LabelSet } from '../locale/locale';

export interface StaffShellLabels {
  navigation: string;
}

export const staffShellLabels = {
  pl: { navigation: 'Menu pracownika' },
  en: { navigation: 'Staff menu' },
} as const satisfies LabelSet<StaffShellLabels>;
