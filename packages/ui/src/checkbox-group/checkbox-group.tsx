import { type ChangeEvent, type ComponentProps, type Ref, useRef } from 'react';
import { ChoiceBox } from '../field/choice-box';
import type { ChoiceOption } from '../field/choice-option';
import type { FieldProps, ValueProps } from '../field/field-props';
import { GroupFrame } from '../field/group-frame';
import { useField } from '../field/use-field';

export interface CheckboxGroupProps
  extends Omit<FieldProps, 'aside' | 'width'>,
    ValueProps<readonly string[]>,
    Pick<ComponentProps<'input'>, 'name' | 'onBlur' | 'onChange'> {
  /** Goes to every box, as form libraries expect. */
  ref?: Ref<HTMLInputElement> | undefined;
  options: readonly ChoiceOption[];
}

/** Any of a few answers; the value is the list of the ticked ones, in the order of the options. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const { label, hint, error, required, disabled, readOnly, id, options, name, ref, onBlur } = props;
  const frame = { label, hint, error, required, disabled, readOnly, id };
  const field = useField(frame);
  const group = useRef<HTMLFieldSetElement>(null);

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    props.onChange?.(event);
    props.onValueChange?.(tickedIn(group.current));
  };

  return (
    <GroupFrame {...frame} field={field} name={name} role="group" ref={group}>
      {options.map((option) => {
        const optionId = `${field.id}-${option.value}`;
        const { description } = option;
        return (
          <div
            key={option.value}
            data-state={field.state}
            className="flex items-start gap-3 py-1 data-[state=readonly]:not-has-checked:hidden"
          >
            <ChoiceBox
              ref={ref}
              type="checkbox"
              state={field.state}
              id={optionId}
              name={name}
              value={option.value}
              disabled={disabled || option.disabled}
              aria-invalid={error ? true : undefined}
              aria-describedby={description ? `${optionId}-text` : undefined}
              onBlur={onBlur}
              onChange={change}
              {...(props.value && { checked: props.value.includes(option.value) })}
              {...(props.defaultValue && { defaultChecked: props.defaultValue.includes(option.value) })}
            />
            <div className="min-w-0 flex-1">
              <label htmlFor={optionId} className="block">
                {option.label}
              </label>
              {description && (
                <p id={`${optionId}-text`} className="text-sm text-muted">
                  {description}
                </p>
              )}
            </div>
          </div>
        );
      })}
    </GroupFrame>
  );
}

function tickedIn(group: HTMLElement | null): string[] {
  return Array.from(group?.querySelectorAll<HTMLInputElement>('input:checked') ?? [], (box) => box.value);
}
