import { parseTypedTime, tidyText } from '@urzad/domain';
import { useLabels } from '../../../foundations/locale/locale';
import { TypedField, type TypedFieldProps } from '../typed-field/typed-field';
import { type TimeFieldLabels, timeFieldLabels } from './time-field.labels';

export interface TimeFieldProps extends TypedFieldProps {
  /** Words that replace those of the widget, in the language of the interface. */
  labels?: Partial<TimeFieldLabels>;
}

/**
 * A time of day, typed (`8`, `8.30`, `830`) and shown as `08:30` (Spec §9), which is its value too. Not the native
 * control: it uses the language of the browser, and cannot take a pasted time.
 */
export function TimeField({ labels, ...props }: TimeFieldProps) {
  const words = useLabels<TimeFieldLabels>(timeFieldLabels, labels);

  return <TypedField width="short" placeholder={words.placeholder} {...props} form={TIME} />;
}

const TIME = {
  read: (text: string) => parseTypedTime(text) ?? tidyText(text),
  write: (value: string) => value,
};
