import { formatPostalCode } from '@urzad/domain';
import { TextField, type TextFieldProps } from '../text-field/text-field';

export type PostalCodeFieldProps = Omit<
  TextFieldProps,
  'type' | 'inputMode' | 'format' | 'tidy' | 'carried' | 'maxLength'
>;

/** `73-108`: the dash comes by itself. */
export function PostalCodeField(props: PostalCodeFieldProps) {
  return (
    <TextField
      width="short"
      autoComplete="postal-code"
      {...props}
      inputMode="numeric"
      format={formatPostalCode}
    />
  );
}
