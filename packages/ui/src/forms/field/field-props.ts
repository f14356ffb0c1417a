import type { ReactNode } from 'react';

/** What every field of the kit takes, whatever it edits. */
export interface FieldProps {
  label: ReactNode;
  /** One sentence above the control that says what to write. */
  hint?: ReactNode;
  /** The text of the first failure. Its presence is what makes a field invalid. */
  error?: string | undefined;
  /** Shows the star and is spoken. Whether the value may be empty is decided by the form's rules. */
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Plain text with its label and a thin bar, still focusable and copyable. */
  readOnly?: boolean | undefined;
  /** Only when something outside must point at the control. @default a generated one */
  id?: string | undefined;
  /** Stands at the end of the label's line, for example a link. */
  aside?: ReactNode;
  /** 160 px, 320 px or the whole column. @default 'full' */
  width?: 'short' | 'medium' | 'full' | undefined;
}

/** The two modes of a value: `value` makes the field controlled, `defaultValue` leaves it to the native control. */
export interface ValueProps<Value> {
  value?: Value | undefined;
  defaultValue?: Value | undefined;
  onValueChange?: ((value: Value) => void) | undefined;
}

export type FieldState = 'ready' | 'invalid' | 'disabled' | 'readonly';

type StateProps = Pick<FieldProps, 'disabled' | 'readOnly' | 'error'>;

/** One word for how a field stands; shown as `data-state`. */
export function fieldState({ disabled, readOnly, error }: StateProps): FieldState {
  if (disabled) return 'disabled';
  if (readOnly) return 'readonly';
  return error ? 'invalid' : 'ready';
}

/** Parts a widget's props into those of its frame and those of its control. */
export function takeFrame<Props extends FieldProps>(props: Props) {
  const { label, hint, error, required, disabled, readOnly, id, aside, width, ...rest } = props;

  return [{ label, hint, error, required, disabled, readOnly, id, aside, width }, rest] as const;
}
