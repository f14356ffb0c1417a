import { Alert } from '../../feedback/alert/alert';
import { PasswordField } from '../fields/password-field/password-field';
import { PasswordRepeatField } from '../fields/password-field/password-repeat-field';
import { formOf } from '../form/parts/form-of';
import type { PasswordChangeLabels } from './password-change.labels';
import type { PasswordChangeValues } from './password-change-errors';

const { FormField, useFormValue } = formOf<PasswordChangeValues>();

interface PasswordFieldsProps {
  mail: string;
  isGuessable: ((password: string) => boolean) | undefined;
  words: PasswordChangeLabels;
  /** Why the request failed. */
  failure: string | undefined;
}

/** The three passwords, and above them the failure of the request. */
export function PasswordFields({ mail, isGuessable, words, failure }: PasswordFieldsProps) {
  return (
    <div className="u:grid u:gap-5">
      {failure && (
        <Alert kind="error" live title={words.failed}>
          {failure}
        </Alert>
      )}
      {/* A password manager reads the account here. */}
      <input className="u:part" type="text" autoComplete="username" value={mail} readOnly hidden />
      <FormField name="actual_pass">
        {(field) => <PasswordField {...field} data-autofocus required label={words.actual} />}
      </FormField>
      <FormField name="pass">
        {(field) => (
          <PasswordField {...field} required purpose="new" isGuessable={isGuessable} label={words.next} />
        )}
      </FormField>
      <RepeatedPassword />
    </div>
  );
}

function RepeatedPassword() {
  const password = useFormValue('pass');

  return (
    <FormField name="pass_again">
      {(field) => <PasswordRepeatField {...field} required password={password} />}
    </FormField>
  );
}
