import { asSpecified } from '@urzad/domain';
import type { LabelSet } from '../../foundations/locale/locale';

export interface SideModalLabels {
  save: string;
  close: string;
}

export const sideModalLabels = {
  widget: 'SideModal',
  pl: { save: asSpecified('Zapisz zmiany'), close: 'Zamknij' },
  en: { save: 'Save changes', close: 'Close' },
} as const satisfies LabelSet<SideModalLabels>;
