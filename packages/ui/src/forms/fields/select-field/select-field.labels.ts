import type { LabelSet } from '../../../foundations/locale/locale';

export interface SelectFieldLabels {
  /** The empty choice of an optional field (Spec §5). */
  none: string;
  /** The empty choice of a required field. */
  choose: string;
}

export const selectFieldLabels = {
  widget: 'SelectField',
  pl: { none: 'Brak', choose: 'Wybierz z listy' },
  en: { none: 'None', choose: 'Choose from the list' },
} as const satisfies LabelSet<SelectFieldLabels>;
