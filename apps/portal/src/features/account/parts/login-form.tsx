import { normaliseEmail } from '@urzad/domain';
import { Button, Checkbox, PasswordField, TextLink } from '@urzad/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { domainResolver } from '../../../shared/form/domain-resolver';
import { FormFailure } from '../../../shared/form/form-failure';
import { useFieldErrorText } from '../../../shared/form/use-field-error-text';
import { ApiFailure } from '../../../shared/http/api-failure';
import { useMessages } from '../../../shared/i18n/messages';
import { paths } from '../../../shared/paths';
import { accountMessages } from '../messages';
import { type LoginValues, loginErrors } from '../rules';
import { MailField } from './mail-field';
import type { MailState } from './mail-state';
import { useBegin } from './use-begin';

/**
 * The calls and their schemas come while the form is filled in: whoever only looks at it does not wait for them. A browser
 * remembers a module that did not come for as long as the page lives, so without a connection it is not asked for.
 */
async function loadCalls() {
  if (!navigator.onLine) throw new ApiFailure('network', undefined, 0);
  return import('../api');
}

function loadAhead() {
  loadCalls().catch(() => undefined); // Asked for again, and told about, when the form is sent.
}

export function LoginForm() {
  const words = useMessages(accountMessages);
  const textOf = useFieldErrorText();
  const begin = useBegin();
  const { register, handleSubmit, formState, getValues } = useForm<LoginValues>({
    defaultValues: { mail: '', pass: '', remember_me: false },
    resolver: domainResolver(loginErrors),
  });
  const [failure, setFailure] = useState<unknown>();
  const { errors, isSubmitting } = formState;

  async function signIn({ mail, pass, remember_me }: LoginValues) {
    setFailure(undefined);
    try {
      const { login } = await loadCalls();
      const granted = await login({
        mail: normaliseEmail(mail),
        pass,
        remember_me: remember_me ? 'yes' : 'no',
      });
      await begin(granted, remember_me);
    } catch (error) {
      setFailure(error);
    }
  }

  return (
    <form noValidate className="grid gap-5" onFocus={loadAhead} onSubmit={handleSubmit(signIn)}>
      {failure !== undefined && <LoginFailure error={failure} mail={getValues('mail')} />}
      <MailField {...register('mail')} error={textOf(errors.mail)} />
      <PasswordField
        {...register('pass')}
        required
        label={words.pass}
        error={textOf(errors.pass)}
        aside={<TextLink href={paths.recover}>{words.login.forgotten}</TextLink>}
      />
      <Checkbox
        {...register('remember_me')}
        label={words.login.remember}
        description={words.login.rememberHint}
      />
      <Button type="submit" variant="primary" size="lg" block loading={isSubmitting}>
        {words.login.submit}
      </Button>
    </form>
  );
}

/** The same words for an unknown address and for a wrong password, so that nobody learns who has an account. */
function LoginFailure({ error, mail }: { error: unknown; mail: string }) {
  const { login: words } = useMessages(accountMessages);
  const code = error instanceof ApiFailure ? error.code : undefined;
  const state: MailState = { mail: normaliseEmail(mail) };

  return (
    <FormFailure
      title={words.failed}
      error={error}
      text={code === 'object-no-exist' ? words.wrong : undefined}
      actions={
        code === 'is-no-active' && (
          <Link to={paths.code} state={state} className="link-look">
            {words.enterCode}
          </Link>
        )
      }
    />
  );
}
