import { normaliseNip } from '@urzad/domain';
import { TextField, type TextFieldPropsWithout } from '../text-field/text-field';

export type NipFieldProps = TextFieldPropsWithout<'maxLength'>;

/** A tax number. Only separators are removed: letters stay, so that the rule can name the error (Spec §5). */
export function NipField(props: NipFieldProps) {
  return (
    <TextField width="medium" autoComplete="off" {...props} mono inputMode="numeric" format={normaliseNip} />
  );
}
