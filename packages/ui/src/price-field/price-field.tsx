import { formatMoney, parsePrice, toPriceText } from '@urzad/domain';
import { type CarriedValueProps, useCarriedValue } from '../field/use-carried-value';
import { TextField, type TextFieldProps } from '../text-field/text-field';

type Own = CarriedValueProps & { suffix?: never };

export interface PriceFieldProps
  extends CarriedValueProps,
    Omit<
      TextFieldProps,
      keyof Own | 'type' | 'inputMode' | 'format' | 'tidy' | 'carried' | 'mono' | 'maxLength' | 'counter'
    > {}

/**
 * An amount in złote. Shows `1 140,00`, accepts comma, dot and spaces, and gives the text `1140.00` (Spec §5). What is
 * no amount is given as it was typed, so that the rule can refuse it.
 */
export function PriceField({
  name,
  ref,
  value,
  defaultValue,
  onValueChange,
  onChange,
  onBlur,
  ...field
}: PriceFieldProps) {
  const price = useCarriedValue({ name, ref, value, defaultValue, onValueChange, onChange, onBlur }, PRICE);

  return (
    <TextField
      width="medium"
      autoComplete="off"
      {...field}
      ref={price.input}
      name={name}
      carried={price.value}
      inputMode="decimal"
      suffix="zł"
      value={price.text}
      onValueChange={price.type}
      onBlur={price.leave}
    />
  );
}

const PRICE = {
  read: (text: string) => {
    const grosze = parsePrice(text);
    return grosze === undefined ? text.trim() : toPriceText(grosze);
  },
  // The unit stands beside the box, so it is taken off the text.
  write: (value: string) => {
    const grosze = parsePrice(value);
    return grosze === undefined ? value : formatMoney(grosze).replace(/\s*zł$/, '');
  },
};
