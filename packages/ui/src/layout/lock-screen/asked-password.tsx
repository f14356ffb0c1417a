import { fieldErrorText } from '@urzad/domain';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from '../../actions/button/button';
import { Alert } from '../../feedback/alert/alert';
import { focusField } from '../../forms/field/focus-field';
import { PasswordField } from '../../forms/fields/password-field/password-field';
import { useLocale } from '../../foundations/locale/locale';

interface AskedPasswordProps {
  /** Called with the typed password, never an empty one. */
  onAnswer: (pass: string) => void;
  /** The password is being checked. */
  pending: boolean;
  /** The text of the refusal, and its title. */
  error: string | undefined;
  failed: string;
  submit: string;
  /** The label of the field. */
  label: string;
  /** The field takes the focus of the layer around it. */
  takesFocus?: boolean;
  /** Before the field: whose password it is. */
  before?: ReactNode;
  /** Right below the field. */
  below?: ReactNode;
  /** After the button. */
  children?: ReactNode;
}

/** Asks a known person for their password. */
export function AskedPassword({ onAnswer, pending, error, failed, submit, ...parts }: AskedPasswordProps) {
  const { label, takesFocus = false, before, below, children } = parts;
  const locale = useLocale();
  const form = useRef<HTMLFormElement>(null);
  const [pass, setPass] = useState('');
  const [wasSent, setSent] = useState(false);

  function answer(event: FormEvent) {
    event.preventDefault();
    setSent(true);
    if (pass) onAnswer(pass);
    else if (form.current) focusField(form.current, 'pass');
  }

  return (
    <form ref={form} noValidate className="u:grid u:gap-5" onSubmit={answer}>
      {/* Removed while the next try is checked, so that the same error is announced again. */}
      {error && !pending && (
        <Alert kind="error" live title={failed}>
          {error}
        </Alert>
      )}
      {before}
      <div className="u:grid u:gap-1.5">
        <PasswordField
          name="pass"
          required
          label={label}
          value={pass}
          onValueChange={setPass}
          error={wasSent && !pass ? fieldErrorText('is-empty', locale) : undefined}
          {...(takesFocus && { 'data-autofocus': '' })}
        />
        {below}
      </div>
      <Button type="submit" variant="primary" size="lg" block loading={pending}>
        {submit}
      </Button>
      {children}
    </form>
  );
}
