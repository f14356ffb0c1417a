import { useLabels } from '../../../foundations/locale/locale';
import type { ValueProps } from '../../field/field-props';
import type { RadioFieldProps } from '../../field/radio-props';
import { type YesNoLabels, yesNoLabels } from '../../field/yes-no.labels';
import { RadioSwitch } from '../radio-switch/radio-switch';

/** The values of the two answers (Spec §5). */
export type YesNoValue = (typeof ANSWERS)[keyof typeof ANSWERS][number];

export interface YesNoProps
  extends Omit<RadioFieldProps, keyof ValueProps<string>>,
    ValueProps<YesNoValue | ''> {
  /** The pair of values: `yes` and `no`, or `1` and `0`. @default 'words' */
  values?: keyof typeof ANSWERS;
  /** A third choice, the empty one, so that an answer can be cleared. @default false */
  hasNone?: boolean;
  /** Words that replace those of the widget, in the language of the interface. */
  labels?: Partial<YesNoLabels>;
}

const ANSWERS = { words: ['yes', 'no'], digits: ['1', '0'] } as const;

/** A question with two answers and no answer yet. */
export function YesNo({ labels, values = 'words', hasNone, onValueChange, ...props }: YesNoProps) {
  const words = useLabels<YesNoLabels>(yesNoLabels, labels);
  const [yes, no] = ANSWERS[values];

  return (
    <RadioSwitch
      {...props}
      {...(hasNone && props.value === undefined && { defaultValue: props.defaultValue ?? '' })}
      options={[
        { value: yes, name: words.yes },
        { value: no, name: words.no },
        ...(hasNone ? [{ value: '', name: words.none }] : []),
      ]}
      onValueChange={(value) => onValueChange?.(value === yes || value === no ? value : '')}
    />
  );
}
