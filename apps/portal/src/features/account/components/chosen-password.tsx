import { formOf, PasswordField, PasswordRepeatField } from '@urzad/ui';

import type { NewPasswordValues } from '../logic/rules';

/** Every form with a new password has these values among its own. */
const { FormField, useFormValue } = formOf<NewPasswordValues>();

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
  const password = useFormValue('pass');

  return (
    <FormField name="pass_again">
      {(field) => <PasswordRepeatField {...field} required password={password} />}
    </FormField>
  );
}
