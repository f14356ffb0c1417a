import { useMutation } from '@tanstack/react-query';
import { Button, CodeField, PasswordField, PasswordRepeatField, toast } from '@urzad/ui';
import { type UseFormSetError, useForm, useWatch } from 'react-hook-form';
import { ResendCode } from '../../../shared/code/resend-code';
import { domainResolver } from '../../../shared/form/domain-resolver';
import { FormFailure } from '../../../shared/form/form-failure';
import { showFieldErrors } from '../../../shared/form/show-field-errors';
import { useFieldErrorText } from '../../../shared/form/use-field-error-text';
import { ApiFailure } from '../../../shared/http/api-failure';
import { useMessages } from '../../../shared/i18n/messages';
import { recover, recoverSet } from '../api';
import { accountMessages } from '../messages';
import { type NewPasswordValues, recoverSetErrors } from '../rules';
import { useBegin } from './use-begin';

type Values = { code: string } & NewPasswordValues;

export function RecoverSetForm({ mail }: { mail: string }) {
  const words = useMessages(accountMessages);
  const textOf = useFieldErrorText();
  const begin = useBegin();
  const { register, handleSubmit, control, setError, formState } = useForm<Values>({
    defaultValues: { code: '', pass: '', pass_again: '' },
    resolver: domainResolver(recoverSetErrors),
  });
  const pass = useWatch({ control, name: 'pass' });
  const { errors } = formState;

  const saving = useMutation({
    mutationFn: async ({ code, pass }: Values) => {
      const tokens = await recoverSet({ mail, code: code.trim(), pass });
      toast.success(words.recover.done);
      await begin(tokens, false);
    },
    onError: (error) => showRefusal(error, setError),
  });
  const resending = useMutation({ mutationFn: () => recover(mail) });

  return (
    <form noValidate className="grid gap-5" onSubmit={handleSubmit((values) => saving.mutate(values))}>
      {saving.error && (
        <FormFailure
          title={words.recover.setFailed}
          error={saving.error}
          text={isUsedUp(saving.error) ? words.confirm.used : undefined}
        />
      )}
      {resending.error && <FormFailure title={words.confirm.resendFailed} error={resending.error} />}
      <CodeField {...register('code')} required label={words.code} error={textOf(errors.code)} />
      <ResendCode onResend={() => resending.mutateAsync()} />
      <PasswordField
        {...register('pass')}
        required
        purpose="new"
        label={words.newPass}
        error={textOf(errors.pass)}
      />
      <PasswordRepeatField
        {...register('pass_again')}
        required
        password={pass}
        error={textOf(errors.pass_again)}
      />
      <Button type="submit" variant="primary" size="lg" block loading={saving.isPending}>
        {words.recover.setSubmit}
      </Button>
    </form>
  );
}

/** What concerns one field is said there too. */
function showRefusal(error: Error, setError: UseFormSetError<Values>) {
  if (showFieldErrors(error, setError) || !(error instanceof ApiFailure)) return;
  if (error.code === 'not-valid-code') setError('code', { message: 'not-valid-code' });
}

function isUsedUp(error: Error): boolean {
  return error instanceof ApiFailure && error.code === 'too-many-requests';
}
