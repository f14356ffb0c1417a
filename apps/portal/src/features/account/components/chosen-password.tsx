import { formOf, PasswordField, PasswordRepeatField } from '@urzad/ui';
import type { NewPasswordValues } from '../logic/rules';
import type { useGuessable } from '../logic/use-guessable';

/** Every form with a new password has these values among its own. */
const { FormField, useFormValue } = formOf<{ mail: string } & NewPasswordValues>();

interface ChosenPasswordProps {
  label: string;
  isGuessable: ReturnType<typeof useGuessable>['isGuessable'];
}

/** A new password for the address in the form, and the same once more. */
export function ChosenPassword({ label, isGuessable }: ChosenPasswordProps) {
  const mail = useFormValue('mail');

  return (
    <>
      <FormField name="pass">
        {(field) => (
          <PasswordField
            {...field}
            required
            purpose="new"
            label={label}
            isGuessable={isGuessable({ mail })}
          />
        )}
      </FormField>
      <Repeated />
    </>
  );
}

function Repeated() {
  const password = useFormValue('pass');

  return (
    <FormField name="pass_again">
      {(field) => <PasswordRepeatField {...field} required password={password} />}
    </FormField>
  );
}
