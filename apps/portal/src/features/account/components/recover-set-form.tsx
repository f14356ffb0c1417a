import { useMutation } from '@tanstack/react-query';
import { errorEntryOf } from '@urzad/contract';
import { CodeField, type ErrorCodes, FormSubmit, formOf, type Locale, toast, useLocale } from '@urzad/ui';
import { ResendCode } from '#shared/code/resend-code';
import { FormFailure } from '#shared/form/form-failure';
import { RequestForm } from '#shared/form/request-form';
import type { ApiFailure } from '#shared/http/api-failure';
import { isCodeSpent } from '#shared/http/refusals';
import { useMessages } from '#shared/i18n/messages';
import { beginSession } from '#shared/session/sign-in';
import { recover, recoverSet } from '../api';
import { type NewPasswordValues, recoverSetErrors, wrongCode } from '../logic/rules';
import { accountMessages } from '../messages/account';
import { NewPasswordFields } from './new-password-fields';

type Values = { code: string } & NewPasswordValues;

const { FormField } = formOf<Values>();

export function RecoverSetForm({ mail }: { mail: string }) {
  const words = useMessages(accountMessages);
  const locale = useLocale();
  const resending = useMutation({ mutationFn: () => recover(mail) });

  async function save({ code, pass }: Values) {
    const { data } = await recoverSet({ mail, code: code.trim(), pass });
    toast.success(words.recover.done);
    await beginSession(data, false);
  }

  return (
    <RequestForm<Values>
      label={words.recover.title}
      defaultValues={{ code: '', pass: '', pass_again: '' }}
      check={recoverSetErrors}
      send={save}
      fieldErrors={(failure) => wrongCode(failure) ?? usedPassword(failure, locale)}
      failure={(error) => (
        <FormFailure
          title={words.recover.setFailed}
          error={error}
          text={isCodeSpent(error) ? words.confirm.used : undefined}
        />
      )}
    >
      {resending.error && <FormFailure title={words.confirm.resendFailed} error={resending.error} />}
      <FormField name="code">{(field) => <CodeField {...field} required label={words.code} />}</FormField>
      <ResendCode onResend={() => resending.mutateAsync()} />
      <NewPasswordFields label={words.newPass} />
      <FormSubmit size="lg" block>
        {words.recover.setSubmit}
      </FormSubmit>
    </RequestForm>
  );
}

/** One of the last five passwords: shown at its field with the text of the catalogue (Spec §8). The code stays valid. */
function usedPassword({ code }: ApiFailure, locale: Locale): ErrorCodes | undefined {
  return code === 'in-story' ? { pass: errorEntryOf(code).toast?.[locale] ?? code } : undefined;
}
