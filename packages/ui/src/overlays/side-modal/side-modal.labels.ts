import type { LabelSet } from '../../foundations/locale/locale';

export interface SideModalLabels {
  save: string;
  close: string;
}

export const sideModalLabels = {
  pl: { save: 'Zapisz zmiany', close: 'Zamknij' },
  en: { save: 'Save changes', close: 'Close' },
} as const satisfies LabelSet<SideModalLabels>;
