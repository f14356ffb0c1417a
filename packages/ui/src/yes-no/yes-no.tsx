import { Check } from 'lucide-react';
import { cn } from '../class-names/cn';
import { takeFrame, type ValueProps } from '../field/field-props';
import { GroupFrame } from '../field/group-frame';
import { type RadioFieldProps, radioProps } from '../field/radio-props';
import { useField } from '../field/use-field';
import { Icon } from '../icon/icon';
import { useLabels } from '../locale/locale';
import { type YesNoLabels, yesNoLabels } from './yes-no.labels';

/** How the two answers travel (Spec §5). */
export type YesNoValue = 'yes' | 'no';

export interface YesNoProps
  extends Omit<RadioFieldProps, keyof ValueProps<string>>,
    ValueProps<YesNoValue | ''> {
  labels?: Partial<YesNoLabels>;
}

const ANSWERS = ['yes', 'no'] as const satisfies readonly YesNoValue[];

/** A question with two answers and no answer yet: two native radios drawn as one switch. */
export function YesNo({ labels, onValueChange, ...props }: YesNoProps) {
  const words = useLabels<YesNoLabels>(yesNoLabels, labels);
  const [frame] = takeFrame(props);
  const field = useField(frame);
  const isReadOnly = field.state === 'readonly';
  const source = {
    ...props,
    onValueChange: (value: string) => onValueChange?.(value === 'yes' ? 'yes' : 'no'),
  };

  return (
    <GroupFrame {...frame} field={field} name={props.name} role="radiogroup">
      <div className={cn(TRACK[field.state], 'flex w-fit gap-1 rounded-md p-1 ring-within')}>
        {ANSWERS.map((answer) => (
          <label key={answer} data-state={field.state} className={SEGMENT}>
            <input
              {...radioProps(field, source, { value: answer })}
              {...(isReadOnly && { onChange: () => undefined })}
              type="radio"
              className="peer sr-only"
              onClick={isReadOnly ? (event) => event.preventDefault() : undefined}
            />
            <span aria-hidden="true" className="hidden peer-checked:inline">
              <Icon of={Check} />
            </span>
            {words[answer]}
          </label>
        ))}
      </div>
    </GroupFrame>
  );
}

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
