import { normaliseEmail } from '@urzad/domain';
import { Button, Checkbox, FormSubmit, formOf, lazyPart, PasswordField, useOnline } from '@urzad/ui';
import { useNavigate } from 'react-router-dom';
import { FormFailure } from '#shared/form/form-failure';
import { RequestForm } from '#shared/form/request-form';
import { ApiFailure } from '#shared/http/api-failure';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { ScreenLink } from '#shared/routing/screen-link';
import { useEntering } from '#shared/second-factor/entering';
import type { FilledMailState, LinkWanted, MailState } from '../logic/mail-state';
import { type LoginValues, loginErrors } from '../logic/rules';
import { signInMessages } from '../messages/sign-in';
import { AccountMailField } from './account-mail-field';

const { FormField, useCurrentValues, useFormValue } = formOf<LoginValues>();

/** Endpoints and schemas are loaded while the form is filled in, so that the first paint does not wait for them. */
const endpoints = lazyPart(() => import('../api'));

function loadAhead() {
  endpoints.load().catch(() => undefined); // Loaded again, with an error, when the form is submitted.
}

/** A failed load counts as a lost connection. */
async function loadEndpoints() {
  try {
    return await endpoints.load();
  } catch {
    throw new ApiFailure('network', undefined, 0);
  }
}

export function LoginForm() {
  const words = useMessages(signInMessages);
  const enter = useEntering();

  async function signIn({ mail, pass, remember_me }: LoginValues) {
    const { login } = await loadEndpoints();
    const granted = await login({
      mail: normaliseEmail(mail),
      pass,
      remember_me: remember_me ? 'yes' : 'no',
    });
    await enter(granted.data, remember_me);
  }

  return (
    <RequestForm<LoginValues>
      label={words.login.title}
      defaultValues={{ mail: '', pass: '', remember_me: false }}
      check={loginErrors}
      send={signIn}
      failure={(error) =>
        endpoints.loaded() ? <LoginFailure error={error} /> : <CodeMissing error={error} />
      }
      onFocus={loadAhead}
    >
      <FormField name="mail">{(field) => <AccountMailField {...field} />}</FormField>
      <FormField name="pass">
        {(field) => (
          // After the field in the tab order: Tab moves from the address to the password.
          <div className="u:grid u:gap-1.5">
            <PasswordField {...field} required label={words.pass} />
            <ForgottenLink />
          </div>
        )}
      </FormField>
      <FormField name="remember_me">
        {(field) => (
          <Checkbox {...field} label={words.login.remember} description={words.login.rememberHint} />
        )}
      </FormField>
      <FormSubmit size="lg" block>
        {words.login.submit}
      </FormSubmit>
      <ByLink />
    </RequestForm>
  );
}

/** Takes the typed address along. */
function ForgottenLink() {
  const { login: words } = useMessages(signInMessages);
  const state: FilledMailState = { filledMail: useFormValue('mail') };

  return (
    <ScreenLink href={paths.recover} state={state} className="u:link-look u:justify-self-start u:text-sm">
      {words.forgotten}
    </ScreenLink>
  );
}

/**
 * Takes the typed address along. A button: a press on it before the portal has started is repeated, one on a link is not.
 * The repeated press comes before a rendering with what was typed, so the address is read at the press.
 */
function ByLink() {
  const { login: words } = useMessages(signInMessages);
  const navigate = useNavigate();
  const currentValues = useCurrentValues();

  function askForLink() {
    const state: LinkWanted = { filledMail: currentValues().mail, wantsLink: true };
    void navigate(paths.login, { state });
  }

  return (
    <Button variant="quiet" className="u:justify-self-center" onClick={askForLink}>
      {words.byLink}
    </Button>
  );
}

/**
 * The code of the request could not be loaded. With a connection its file is gone, as after a new version of the
 * portal, or the browser remembers that it once failed: only a reload helps.
 */
function CodeMissing({ error }: { error: unknown }) {
  const { login: words } = useMessages(signInMessages);
  const isOnline = useOnline();
  if (!isOnline) return <FormFailure title={words.failed} error={error} />;

  return (
    <FormFailure
      title={words.failed}
      error={error}
      text={words.codeMissing}
      actions={<Button onClick={() => window.location.reload()}>{words.reload}</Button>}
    />
  );
}

/** The same text for an unknown address and for a wrong password, so that it does not tell who has an account. */
function LoginFailure({ error }: { error: unknown }) {
  const { login: words } = useMessages(signInMessages);
  const code = error instanceof ApiFailure ? error.code : undefined;
  const state: MailState = { mail: normaliseEmail(useFormValue('mail')) };

  return (
    <FormFailure
      title={words.failed}
      error={error}
      text={code === 'object-no-exist' ? words.wrong : undefined}
      actions={
        code === 'is-no-active' && (
          <Button asChild>
            <ScreenLink href={paths.code} state={state}>
              {words.enterCode}
            </ScreenLink>
          </Button>
        )
      }
    />
  );
}
