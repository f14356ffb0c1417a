import type { ChangeEvent, ComponentProps, ReactNode, Ref } from 'react';
import { cn } from '../class-names/cn';
import { ChoiceBox } from '../field/choice-box';
import { FieldError } from '../field/field-error';
import { RequiredStar } from '../field/field-frame';
import type { FieldProps } from '../field/field-props';
import { useField } from '../field/use-field';

export interface CheckboxProps
  extends Omit<FieldProps, 'aside' | 'width' | 'hint'>,
    Pick<ComponentProps<'input'>, 'name' | 'onBlur' | 'onChange'> {
  ref?: Ref<HTMLInputElement> | undefined;
  /** Under the label, in smaller type. */
  description?: ReactNode;
  /** What a plain form sends when it is ticked. @default 'on' */
  value?: string | undefined;
  checked?: boolean | undefined;
  defaultChecked?: boolean | undefined;
  onCheckedChange?: ((checked: boolean) => void) | undefined;
}

/** One statement a person agrees with, or does not. */
export function Checkbox({
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
}: CheckboxProps) {
  const field = useField({ label, hint: description, error, required, disabled, readOnly, id });

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event);
    onCheckedChange?.(event.currentTarget.checked);
  };

  return (
    <div className="grid gap-1.5" data-field={native.name} data-state={field.state}>
      <div className="flex items-start gap-3">
        <ChoiceBox {...native} {...field.control} type="checkbox" state={field.state} onChange={change} />
        <div className="min-w-0 flex-1">
          <label id={field.labelId} htmlFor={field.id} className={cn('block', disabled && 'text-muted')}>
            {label}
            {required && <RequiredStar />}
          </label>
          {description && (
            <p id={field.hintId} className="text-sm text-muted">
              {description}
            </p>
          )}
        </div>
      </div>
      <FieldError id={field.errorId} text={error} />
    </div>
  );
}
