import type { ReactNode } from 'react';

/** One of the things to choose from. */
export interface ChoiceOption {
  /** What the form sends: a dictionary code. */
  value: string;
  label: ReactNode;
  /** Under the label, in smaller type. */
  description?: ReactNode;
  disabled?: boolean;
}
