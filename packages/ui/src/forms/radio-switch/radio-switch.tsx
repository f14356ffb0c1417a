import { Check } from 'lucide-react';
import { cn } from '../../foundations/class-names/cn';
import { Icon } from '../../foundations/icon/icon';
import { takeFrame } from '../field/field-props';
import { GroupFrame } from '../field/group-frame';
import { type RadioFieldProps, radioProps } from '../field/radio-props';
import { useField } from '../field/use-field';

/** One side of the switch (Spec §3). */
export interface RadioSwitchOption {
  /** Its text. */
  name: string;
  value: string;
  /** A dot beside the name, never instead of it. */
  color?: keyof typeof DOTS;
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
        className={cn(TRACK[field.state], 'flex w-fit max-w-full flex-wrap gap-1 rounded-md p-1 ring-within')}
      >
        {options.map((option) => (
          <label key={option.value} data-state={field.state} className={SEGMENT}>
            <input
              {...radioProps(field, props, option)}
              {...(isReadOnly && { onChange: () => undefined })}
              type="radio"
              className="peer sr-only"
              onClick={isReadOnly ? (event) => event.preventDefault() : undefined}
            />
            <span aria-hidden="true" className="hidden peer-checked:inline">
              <Icon of={Check} />
            </span>
            {option.color && (
              <span aria-hidden="true" className={cn('size-3 rounded-pill border-6', DOTS[option.color])} />
            )}
            {option.name}
          </label>
        ))}
      </div>
    </GroupFrame>
  );
}

/** The colours of menu entries (Spec §3). */
const DOTS = {
  red: 'border-error-border',
  green: 'border-success-border',
  blue: 'border-info-border',
  orange: 'border-warning-border',
  purple: 'border-plum-border',
};

const TRACK = {
  ready: 'border-control border-line-strong bg-field',
  invalid: 'border-2 border-error-border bg-field',
  disabled: 'border-control border-dashed border-line-strong bg-bg-disabled text-disabled',
  readonly: 'rounded-xs border-s-4 border-line-strong not-has-checked:hidden',
};

const SEGMENT = [
  'relative inline-flex min-h-9.5 items-center justify-center gap-2 rounded-sm px-4 font-medium',
  'not-has-disabled:cursor-pointer hover:not-has-checked:not-has-disabled:bg-surface-hover',
  'has-checked:font-semibold',
  'not-data-[state=readonly]:has-[:checked:enabled]:bg-accent not-data-[state=readonly]:has-[:checked:enabled]:text-on-accent',
  'not-data-[state=readonly]:has-[:checked:enabled]:forced-color-adjust-none',
  'data-[state=readonly]:not-has-checked:hidden',
].join(' ');
