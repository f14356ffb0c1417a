import { oneTimeCodeError, recoveryCodeError } from '@urzad/domain';
import { CodeField, type FormTextField, TextField } from '@urzad/ui';
import { useMessages } from '../i18n/messages';
import type { AskedCode } from './factor-refusal';
import { secondFactorMessages } from './messages';

/** The rule of the code that is asked for. */
export function factorCodeError(asked: AskedCode, code: string) {
  return asked === 'recovery' ? recoveryCodeError(code) : oneTimeCodeError(code);
}

/** Six digits, or a recovery code. */
export function FactorCodeField({ asked, field }: { asked: AskedCode; field: FormTextField }) {
  const words = useMessages(secondFactorMessages);
  const label = words.codes[asked];
  if (asked !== 'recovery') return <CodeField {...field} required label={label} />;

  return (
    <TextField
      {...field}
      required
      mono
      width="medium"
      label={label}
      hint={words.recoveryHint}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
    />
  );
}
