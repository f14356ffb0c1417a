import { asSpecified } from '@urzad/domain';
import type { LabelSet } from '../../../foundations/locale/locale';

export interface CheckboxGroupLabels {
  /** Ticks every box that may be ticked (Spec §5). */
  selectAll: string;
  unselectAll: string;
  /** Announced after either of them, and shown on the line of a folded group. */
  chosen: (count: number, all: number) => string;
}

export const checkboxGroupLabels = {
  widget: 'CheckboxGroup',
  pl: {
    selectAll: asSpecified('Wybierz wszystkie'),
    unselectAll: asSpecified('Odznacz wszystkie'),
    chosen: (count, all) => `Wybrano ${count} z ${all}`,
  },
  en: {
    selectAll: 'Select all',
    unselectAll: 'Unselect all',
    chosen: (count, all) => `${count} of ${all} selected`,
  },
} as const satisfies LabelSet<CheckboxGroupLabels>;
