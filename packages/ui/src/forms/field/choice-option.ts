import type { ReactNode } from 'react';

/** One of the choices. */
export interface ChoiceOption {
  /** The submitted value: a dictionary code. */
  value: string;
  label: ReactNode;
  /** Under the label, in smaller type. */
  description?: ReactNode;
  disabled?: boolean;
}
