import { normaliseEmail } from '@urzad/domain';
import { Button, CodeField, FormSubmit, formOf, Link } from '@urzad/ui';
import { useCodeRefusal } from '#shared/code/code-refusal';
import { ResendCode } from '#shared/code/resend-code';
import { FormFailure } from '#shared/form/form-failure';
import { RequestForm } from '#shared/form/request-form';
import { ApiFailure } from '#shared/http/api-failure';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { beginSession } from '#shared/session/sign-in';
import { confirmCode, resendCode } from '../api';
import { useCodeSending } from '../logic/mail-state';
import { type CodeValues, codeErrors } from '../logic/rules';
import { accountMessages } from '../messages/account';
import { AccountMailField } from './account-mail-field';

const { FormField, useFormValue } = formOf<CodeValues>();

/** Confirms a new account. The address is asked for only when the navigation did not bring it. */
export function CodeForm({ knownMail }: { knownMail: string }) {
  const words = useMessages(accountMessages);
  const refusal = useCodeRefusal();

  async function confirm({ mail, code }: CodeValues) {
    const { data } = await confirmCode({ mail: normaliseEmail(mail), code: code.trim() });
    await beginSession(data, false);
  }

  return (
    <RequestForm<CodeValues>
      label={words.confirm.title}
      defaultValues={{ mail: knownMail, code: '' }}
      check={codeErrors}
      send={confirm}
      fieldErrors={refusal}
      failure={(error) => <CodeFailure error={error} />}
    >
      {!knownMail && <FormField name="mail">{(field) => <AccountMailField {...field} />}</FormField>}
      <FormField name="code">{(field) => <CodeField {...field} required label={words.code} />}</FormField>
      <FormSubmit size="lg" block>
        {words.confirm.submit}
      </FormSubmit>
      <AnotherCode />
    </RequestForm>
  );
}

function AnotherCode() {
  const mail = normaliseEmail(useFormValue('mail'));
  const sending = useCodeSending(mail);

  return <ResendCode againAt={sending.againAt} onResend={() => resendCode(mail).then(sending.noteSent)} />;
}

function CodeFailure({ error }: { error: unknown }) {
  const { confirm } = useMessages(accountMessages);
  const code = error instanceof ApiFailure ? error.code : undefined;

  return (
    <FormFailure
      title={confirm.failed}
      error={error}
      actions={code === 'object-exist' && <TakenMailActions />}
    />
  );
}

function TakenMailActions() {
  const { confirm } = useMessages(accountMessages);

  return (
    <>
      <Button asChild>
        <Link href={paths.login}>{confirm.login}</Link>
      </Button>
      <Button asChild>
        <Link href={paths.recover}>{confirm.recover}</Link>
      </Button>
    </>
  );
}
