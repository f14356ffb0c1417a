import type { ReactNode } from 'react';

/** Props of every field of the kit. */
export interface FieldProps {
  /** The name of the field, above its control. */
  label: ReactNode;
  /** One sentence above the control with instructions. */
  hint?: ReactNode;
  /** The text of the first error. A field with it is invalid. */
  error?: string | undefined;
  /** Shows the star and sets `aria-required`. Whether the value may be empty is decided by the rules of the form. */
  required?: boolean | undefined;
  /** The value cannot be changed, and a plain form does not submit it. */
  disabled?: boolean | undefined;
  /** Plain text with its label and a thin bar, still focusable and copyable. */
  readOnly?: boolean | undefined;
  /** Only when another element refers to the control. @default a generated one */
  id?: string | undefined;
  /** At the end of the label's line, for example a link. */
  aside?: ReactNode;
  /** 160 px, 320 px or the whole column. @default 'full' */
  width?: 'short' | 'medium' | 'full' | undefined;
}

/** A controlled (`value`) or an uncontrolled (`defaultValue`) value. */
export interface ValueProps<Value> {
  /** The present value, when the caller keeps the state. */
  value?: Value | undefined;
  /** The value at first, when the field keeps the state; empty without it. */
  defaultValue?: Value | undefined;
  /** Called with the new value at each change by the person. */
  onValueChange?: ((value: Value) => void) | undefined;
}

export type FieldState = 'ready' | 'invalid' | 'disabled' | 'readonly';

type StateProps = Pick<FieldProps, 'disabled' | 'readOnly' | 'error'>;

/** The state of a field as one word; shown as `data-state`. */
export function fieldState({ disabled, readOnly, error }: StateProps): FieldState {
  if (disabled) return 'disabled';
  if (readOnly) return 'readonly';
  return error ? 'invalid' : 'ready';
}

/** Splits the props of a widget into those of its frame and those of its control. */
export function takeFrame<Props extends FieldProps>(props: Props) {
  const { label, hint, error, required, disabled, readOnly, id, aside, width, ...rest } = props;

  return [{ label, hint, error, required, disabled, readOnly, id, aside, width }, rest] as const;
}
