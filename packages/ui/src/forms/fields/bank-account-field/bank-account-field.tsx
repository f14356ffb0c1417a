import { formatBankAccount } from '@urzad/domain';
import { TextField, type TextFieldPropsWithout } from '../text-field/text-field';

export type BankAccountFieldProps = TextFieldPropsWithout<'maxLength'>;

/** An account number in the groups that banks print, with or without a pasted `PL`. */
export function BankAccountField(props: BankAccountFieldProps) {
  return (
    <TextField
      autoComplete="off"
      spellCheck={false}
      {...props}
      inputMode="numeric"
      format={formatBankAccount}
    />
  );
}
