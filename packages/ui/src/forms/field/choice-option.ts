import type { ReactNode } from 'react';

/** One of the choices. */
export interface ChoiceOption {
  /** The submitted value: a dictionary code. */
  value: string;
  /** The words of the choice. */
  label: ReactNode;
  /** Under the label, in smaller type. */
  description?: ReactNode;
  /** Cannot be chosen. */
  disabled?: boolean;
}
