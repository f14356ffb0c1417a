import { FormField, PasswordField, PasswordRepeatField, useFormValue } from '@urzad/ui';

/** A new password and the same once more. */
export function NewPasswordFields({ label }: { label: string }) {
  return (
    <>
      <FormField name="pass">
        {(field) => <PasswordField {...field} required purpose="new" label={label} />}
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
