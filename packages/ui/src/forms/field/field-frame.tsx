import type { ReactNode } from 'react';
import { cn } from '../../foundations/class-names/cn';
import { FieldError } from './field-error';
import type { FieldProps } from './field-props';
import type { Field } from './use-field';

interface FieldFrameProps extends FieldProps {
  /** The ids and states that `useField` makes for this field. */
  field: Field;
  /** The name of the value; the error summary finds the field by it. */
  name?: string | undefined;
  /** Between the control and the error: a counter, a derived fact. */
  note?: ReactNode;
  /** The control, with the attributes of `field.control`. */
  children: ReactNode;
}

const WIDTHS = { short: 'u:max-w-40', medium: 'u:max-w-80', full: '' };

/** Label, hint, control, note, error: the visual and the reading order of a field. */
export function FieldFrame({ field, name, note, children, ...props }: FieldFrameProps) {
  const { label, hint, error, aside, width = 'full' } = props;
  const isAsked = props.required && !props.readOnly;
  const labelled = (
    // As wide as its words: what lies beside them is no part of the control.
    <label
      id={field.labelId}
      htmlFor={field.id}
      className="u:place-self-start u:font-semibold u:wrap-anywhere"
    >
      <span className="u:part">{label}</span>
      {isAsked && <RequiredStar />}
    </label>
  );

  return (
    <div className="u:grid u:content-start u:gap-1.5" data-field={name} data-state={field.state}>
      {aside ? (
        <div className="u:flex u:flex-wrap u:items-baseline u:justify-between u:gap-x-4">
          {labelled}
          <span className="u:text-sm">{aside}</span>
        </div>
      ) : (
        labelled
      )}
      <FieldHint id={field.hintId}>{hint}</FieldHint>
      {/* One grid row, the last: `field-rows` aligns label, hint and this of fields side by side. */}
      <div className="u:grid u:content-start u:gap-1.5">
        <div className={cn('u:relative u:min-w-0', WIDTHS[width])}>{children}</div>
        {note && (
          <div id={field.noteId} className="u:text-sm u:text-muted u:empty:hidden">
            {note}
          </div>
        )}
        <FieldError id={field.errorId} text={error} />
      </div>
    </div>
  );
}

/** Hidden from screen readers: the control has `aria-required`. */
export function RequiredStar() {
  return (
    <span aria-hidden="true" className="u:ms-0.5 u:text-error-text">
      *
    </span>
  );
}

interface FieldHintProps {
  id: string;
  children: ReactNode;
}

export function FieldHint({ id, children }: FieldHintProps) {
  if (!children) return null;

  return (
    <p id={id} className="u:max-w-text u:text-sm u:text-muted">
      {children}
    </p>
  );
}
