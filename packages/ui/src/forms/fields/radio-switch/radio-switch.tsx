import { Check } from 'lucide-react';
import { cn } from '../../../foundations/class-names/cn';
import { Icon } from '../../../foundations/icon/icon';
import { takeFrame } from '../../field/field-props';
import { GroupFrame } from '../../field/group-frame';
import { type RadioFieldProps, radioProps } from '../../field/radio-props';
import { useField } from '../../field/use-field';

/** One side of the switch (Spec §3). */
export interface RadioSwitchOption {
  /** Its text. */
  name: string;
  /** The submitted value. */
  value: string;
  /** A dot beside the name, never instead of it. */
  color?: keyof typeof DOTS;
  /** Cannot be chosen. */
  disabled?: boolean;
}

export interface RadioSwitchProps extends RadioFieldProps {
  /** The answers, a segment each. */
  options: readonly RadioSwitchOption[];
}

/** One of two to five short answers: native radios drawn as segments of one switch. */
export function RadioSwitch({ options, ...props }: RadioSwitchProps) {
  const [frame] = takeFrame(props);
  const field = useField(frame);
  const isReadOnly = field.state === 'readonly';

  return (
    <GroupFrame {...frame} field={field} name={props.name} role="radiogroup">
      <div
        className={cn(
          TRACK[field.state],
          'u:flex u:w-fit u:max-w-full u:flex-wrap u:gap-1 u:rounded-md u:p-1 u:ring-within',
        )}
      >
        {options.map((option) => (
          <label key={option.value} data-state={field.state} className={SEGMENT}>
            <input
              {...radioProps(field, props, option)}
              {...(isReadOnly && { onChange: () => undefined })}
              type="radio"
              className="u:peer u:sr-only"
              onClick={isReadOnly ? (event) => event.preventDefault() : undefined}
            />
            <span aria-hidden="true" className="u:hidden u:peer-checked:inline">
              <Icon of={Check} />
            </span>
            {option.color && (
              <span
                aria-hidden="true"
                className={cn('u:size-3 u:rounded-pill u:border-6', DOTS[option.color])}
              />
            )}
            <span className="u:part">{option.name}</span>
          </label>
        ))}
      </div>
    </GroupFrame>
  );
}

/** The colours of menu entries (Spec §3). */
const DOTS = {
  red: 'u:border-error-border',
  green: 'u:border-success-border',
  blue: 'u:border-info-border',
  orange: 'u:border-warning-border',
  purple: 'u:border-plum-border',
};

const TRACK = {
  ready: 'u:border-control u:border-line-strong u:bg-field',
  invalid: 'u:border-2 u:border-error-border u:bg-field',
  disabled: 'u:border-control u:border-dashed u:border-line-strong u:bg-bg-disabled u:text-disabled',
  readonly: 'u:rounded-xs u:border-s-4 u:border-line-strong u:not-has-checked:hidden',
};

const SEGMENT = [
  'u:relative u:inline-flex u:min-h-9.5 u:pointer-coarse:min-h-control u:items-center u:justify-center u:gap-2 u:rounded-sm u:px-4 u:font-medium',
  'u:not-has-disabled:cursor-pointer u:hover:not-has-checked:not-has-disabled:bg-surface-hover',
  'u:has-checked:font-semibold',
  'u:not-data-[state=readonly]:has-[:checked:enabled]:bg-accent u:not-data-[state=readonly]:has-[:checked:enabled]:text-on-accent',
  'u:not-data-[state=readonly]:has-[:checked:enabled]:forced-color-adjust-none',
  'u:data-[state=readonly]:not-has-checked:hidden',
].join(' ');
