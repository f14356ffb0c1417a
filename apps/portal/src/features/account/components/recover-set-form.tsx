import { errorEntryOf } from '@urzad/contract';
import { normaliseEmail } from '@urzad/domain';
import { CodeField, type ErrorCodes, FormSubmit, formOf, type Locale, toast, useLocale } from '@urzad/ui';
import { useCodeRefusal } from '#shared/code/code-refusal';
import { ResendCode } from '#shared/code/resend-code';
import { FormFailure } from '#shared/form/form-failure';
import { RequestForm } from '#shared/form/request-form';
import type { ApiFailure } from '#shared/http/api-failure';
import { useMessages } from '#shared/i18n/messages';
import { useEntering } from '#shared/second-factor/entering';
import { recover, recoverSet } from '../api';
import { useCodeSending } from '../logic/mail-state';
import { type CodeValues, type NewPasswordValues, recoverSetErrors } from '../logic/rules';
import { useGuessable } from '../logic/use-guessable';
import { accountMessages } from '../messages/account';
import { AccountMailField } from './account-mail-field';
import { ChosenPassword } from './chosen-password';

type Values = CodeValues & NewPasswordValues;

const { FormField, useFormValue } = formOf<Values>();

/** The address is asked for only when the navigation did not bring it. */
export function RecoverSetForm({ knownMail }: { knownMail: string }) {
  const words = useMessages(accountMessages);
  const locale = useLocale();
  const refusal = useCodeRefusal();
  const guessable = useGuessable();
  const enter = useEntering();

  async function save({ mail, code, pass }: Values) {
    const { data } = await guessable.noting(
      pass,
      recoverSet({ mail: normaliseEmail(mail), code: code.trim(), pass }),
    );
    toast.success(words.recover.done);
    await enter(data, false);
  }

  return (
    <RequestForm<Values>
      label={words.recover.title}
      defaultValues={{ mail: knownMail, code: '', pass: '', pass_again: '' }}
      check={recoverSetErrors}
      send={save}
      fieldErrors={(failure) => refusal(failure) ?? usedPassword(failure, locale)}
      failure={(error) => <FormFailure title={words.recover.setFailed} error={error} />}
    >
      {!knownMail && <FormField name="mail">{(field) => <AccountMailField {...field} />}</FormField>}
      <FormField name="code">{(field) => <CodeField {...field} required label={words.code} />}</FormField>
      <AnotherCode />
      <ChosenPassword label={words.newPass} isGuessable={guessable.isGuessable} />
      <FormSubmit size="lg" block>
        {words.recover.setSubmit}
      </FormSubmit>
    </RequestForm>
  );
}

function AnotherCode() {
  const mail = normaliseEmail(useFormValue('mail'));
  const sending = useCodeSending(mail);

  return <ResendCode againAt={sending.againAt} onResend={() => recover(mail).then(sending.noteSent)} />;
}

/** One of the last five passwords: shown at its field with the text of the catalogue (Spec §8). The code stays valid. */
function usedPassword({ code }: ApiFailure, locale: Locale): ErrorCodes | undefined {
  return code === 'in-story' ? { pass: errorEntryOf(code).toast?.[locale] ?? code } : undefined;
}
