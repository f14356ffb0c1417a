import { formatBankAccount } from '@urzad/domain';
import { TextField, type TextFieldProps } from '../text-field/text-field';

export type BankAccountFieldProps = Omit<
  TextFieldProps,
  'type' | 'inputMode' | 'format' | 'tidy' | 'carried' | 'maxLength'
>;

/** An account number in the groups that banks print, with or without a pasted `PL`. */
export function BankAccountField(props: BankAccountFieldProps) {
  return <TextField autoComplete="off" {...props} inputMode="numeric" format={formatBankAccount} />;
}
