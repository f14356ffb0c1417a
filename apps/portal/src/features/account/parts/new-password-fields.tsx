import { PASSWORD_MAX_LENGTH } from '@urzad/domain';
import { FormField, PasswordField, PasswordRepeatField, useFormValue } from '@urzad/ui';

/** A new password and the same once more. */
export function NewPasswordFields({ label }: { label: string }) {
  return (
    <>
      <FormField name="pass">
        {(field) => (
          <PasswordField {...field} required purpose="new" label={label} maxLength={PASSWORD_MAX_LENGTH} />
        )}
      </FormField>
      <Repeated />
    </>
  );
}

function Repeated() {
  const password = useFormValue<string>('pass');

  return (
    <FormField name="pass_again">
      {(field) => <PasswordRepeatField {...field} required password={password} />}
    </FormField>
  );
}
