import type { ChangeEvent, ComponentProps, ReactNode, Ref } from 'react';
import { cn } from '../../foundations/class-names/cn';
import { useLabels } from '../../foundations/locale/locale';
import { FieldError } from './field-error';
import { RequiredStar } from './field-frame';
import type { FieldProps } from './field-props';
import { type Field, useField } from './use-field';
import { type YesNoLabels, yesNoLabels } from './yes-no.labels';

/** Props of every field of one yes: a checkbox, a switch. */
export interface TickProps
  extends Omit<FieldProps, 'aside' | 'width' | 'hint'>,
    Pick<ComponentProps<'input'>, 'onBlur' | 'onChange'> {
  /** The name under which a form submits the value; the summary of errors finds the field by it. */
  name?: string | undefined;
  /** The native checkbox. */
  ref?: Ref<HTMLInputElement> | undefined;
  /** Under the label, in smaller type. */
  description?: ReactNode;
  /** The submitted value when it is checked. @default 'on' */
  value?: string | undefined;
  /** Whether it is checked, when the caller keeps the state. */
  checked?: boolean | undefined;
  /** Whether it is checked at first, when the field keeps the state. */
  defaultChecked?: boolean | undefined;
  /** Called with the new state at each change by the person. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
}

/** Splits the props of such a field into the field and the attributes of its native checkbox. */
export function useTick({
  label,
  description,
  error,
  required,
  disabled,
  readOnly,
  id,
  onCheckedChange,
  onChange,
  ...native
}: TickProps) {
  const field = useField({ label, hint: description, error, required, disabled, readOnly, id });

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event);
    onCheckedChange?.(event.currentTarget.checked);
  };

  return {
    frame: { field, name: native.name, label, description, error, required },
    control: { ...native, ...field.control, state: field.state, onChange: change },
  };
}

interface TickFrameProps extends Pick<TickProps, 'label' | 'description' | 'error' | 'required' | 'name'> {
  field: Field;
  /** The box. */
  children: ReactNode;
}

/** The checkbox, its label beside it, the description and the error. */
export function TickFrame({ field, name, label, description, error, required, children }: TickFrameProps) {
  const isReadOnly = field.state === 'readonly';

  return (
    <div className="u:grid u:gap-1.5" data-field={name} data-state={field.state}>
      <div className="u:group/tick u:relative u:flex u:items-start u:gap-3">
        <span className={isReadOnly ? 'u:sr-only' : 'u:contents u:print:hidden'}>{children}</span>
        <div className="u:min-w-0 u:flex-1">
          <label
            id={field.labelId}
            htmlFor={field.id}
            className={cn('u:block', field.state === 'disabled' && 'u:text-muted')}
          >
            <span className="u:part">{label}</span>
            {required && !isReadOnly && <RequiredStar />}
          </label>
          {description && (
            <p id={field.hintId} className="u:text-sm u:text-muted">
              {description}
            </p>
          )}
          <TickText onPaper={!isReadOnly} />
        </div>
      </div>
      <FieldError id={field.errorId} text={error} />
    </div>
  );
}

/**
 * The answer as text, hidden from screen readers, which read the native checkbox. On paper the box alone would be
 * unclear.
 */
function TickText({ onPaper }: { onPaper: boolean }) {
  const { yes, no } = useLabels<YesNoLabels>(yesNoLabels);

  return (
    <p
      aria-hidden="true"
      className={cn(
        'u:mt-1.5 u:rounded-xs u:border-s-4 u:border-line-strong u:py-0.5 u:ps-3 u:group-has-focus-visible/tick:ring-drawn',
        onPaper && 'u:hidden u:print:block',
      )}
    >
      <span className="u:hidden u:group-has-checked/tick:inline">{yes}</span>
      <span className="u:group-has-checked/tick:hidden">{no}</span>
    </p>
  );
}
