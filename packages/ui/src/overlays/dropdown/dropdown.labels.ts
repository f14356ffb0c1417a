import type { LabelSet } from '../../foundations/locale/locale';

export interface DropdownLabels {
  back: string;
  close: string;
}

export const dropdownLabels = {
  widget: 'Dropdown',
  pl: { back: 'Wróć', close: 'Zamknij' },
  en: { back: 'Back', close: 'Close' },
} as const satisfies LabelSet<DropdownLabels>;
