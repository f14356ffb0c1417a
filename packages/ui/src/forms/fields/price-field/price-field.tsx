import { useLabels } from '../../../foundations/locale/locale';
import { type HiddenValueProps, useHiddenValue } from '../../field/use-hidden-value';
import { TextField, type TextFieldPropsWithout } from '../text-field/text-field';
import { type PriceFieldLabels, priceFieldLabels } from './price-field.labels';
import { priceForm } from './price-form';

export interface PriceFieldProps
  extends HiddenValueProps,
    TextFieldPropsWithout<keyof HiddenValueProps | 'suffix' | 'mono' | 'maxLength' | 'counter'> {
  /** Words that replace those of the widget, in the language of the interface. */
  labels?: Partial<PriceFieldLabels>;
}

/**
 * An amount in złote. Shows `1 140,00`, accepts comma, dot and spaces, and emits the text `1140.00` (Spec §5). Other
 * text is emitted as typed, for the rule to refuse.
 */
export function PriceField({
  name,
  ref,
  value,
  defaultValue,
  onValueChange,
  onChange,
  onBlur,
  labels,
  ...field
}: PriceFieldProps) {
  const words = useLabels<PriceFieldLabels>(priceFieldLabels, labels);
  const price = useHiddenValue(
    { name, ref, value, defaultValue, onValueChange, onChange, onBlur },
    priceForm,
  );

  return (
    <TextField
      width="medium"
      autoComplete="off"
      {...field}
      ref={price.input}
      name={name}
      hiddenValue={price.value}
      inputMode="decimal"
      suffix={words.currency}
      value={price.text}
      onValueChange={price.type}
      onBlur={price.leave}
    />
  );
}
