import { ChoiceBox, READ_ROW } from '../../field/choice-box';
import type { ChoiceOption } from '../../field/choice-option';
import { takeFrame } from '../../field/field-props';
import { GroupFrame } from '../../field/group-frame';
import { type RadioFieldProps, radioProps } from '../../field/radio-props';
import { useField } from '../../field/use-field';

export interface RadioGroupProps extends RadioFieldProps {
  /** The answers, a row each. */
  options: readonly ChoiceOption[];
}

/** One of a few answers, a row each. Read-only, only the text of the chosen row is shown. */
export function RadioGroup({ options, ...props }: RadioGroupProps) {
  const [frame] = takeFrame(props);
  const field = useField(frame);

  return (
    <GroupFrame {...frame} field={field} name={props.name} role="radiogroup">
      {options.map((option) => (
        <div
          key={option.value}
          data-state={field.state}
          className={field.state === 'readonly' ? READ_ROW : 'u:flex u:items-start u:gap-3 u:py-1'}
        >
          <ChoiceBox
            {...radioProps(field, props, option)}
            type="radio"
            state={field.state}
            id={`${field.id}-${option.value}`}
            aria-describedby={option.description ? `${field.id}-${option.value}-text` : undefined}
          />
          <div className="u:min-w-0 u:flex-1">
            <label htmlFor={`${field.id}-${option.value}`} className="u:block">
              {option.label}
            </label>
            {option.description && (
              <p id={`${field.id}-${option.value}-text`} className="u:text-sm u:text-muted">
                {option.description}
              </p>
            )}
          </div>
        </div>
      ))}
    </GroupFrame>
  );
}
