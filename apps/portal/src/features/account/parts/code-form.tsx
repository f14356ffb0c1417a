import { useMutation } from '@tanstack/react-query';
import { normaliseEmail } from '@urzad/domain';
import { Button, CodeField, Link } from '@urzad/ui';
import { useForm } from 'react-hook-form';
import { ResendCode } from '../../../shared/code/resend-code';
import { domainResolver } from '../../../shared/form/domain-resolver';
import { FormFailure } from '../../../shared/form/form-failure';
import { useFieldErrorText } from '../../../shared/form/use-field-error-text';
import { ApiFailure } from '../../../shared/http/api-failure';
import { useMessages } from '../../../shared/i18n/messages';
import { paths } from '../../../shared/paths';
import { confirmCode, resendCode } from '../api';
import { accountMessages } from '../messages';
import { type CodeValues, codeErrors } from '../rules';
import { MailField } from './mail-field';
import { useBegin } from './use-begin';

/** Confirms a new account. The address is asked for only when it did not come along with the navigation. */
export function CodeForm({ knownMail }: { knownMail: string }) {
  const words = useMessages(accountMessages);
  const textOf = useFieldErrorText();
  const begin = useBegin();
  const { register, handleSubmit, getValues, setError, formState } = useForm<CodeValues>({
    defaultValues: { mail: knownMail, code: '' },
    resolver: domainResolver(codeErrors),
  });
  const { errors } = formState;

  const confirmation = useMutation({
    mutationFn: async ({ mail, code }: CodeValues) =>
      begin(await confirmCode({ mail: normaliseEmail(mail), code: code.trim() }), false),
    onError: (error) => {
      if (codeOf(error) === 'not-valid-code')
        setError('code', { message: 'not-valid-code' }, { shouldFocus: true });
    },
  });
  const resending = useMutation({ mutationFn: () => resendCode(normaliseEmail(getValues('mail'))) });

  return (
    <form noValidate className="grid gap-5" onSubmit={handleSubmit((values) => confirmation.mutate(values))}>
      {confirmation.error && <CodeFailure error={confirmation.error} />}
      {resending.error && <FormFailure title={words.confirm.resendFailed} error={resending.error} />}
      {!knownMail && <MailField {...register('mail')} error={textOf(errors.mail)} />}
      <CodeField {...register('code')} required label={words.code} error={textOf(errors.code)} />
      <Button type="submit" variant="primary" size="lg" block loading={confirmation.isPending}>
        {words.confirm.submit}
      </Button>
      <ResendCode onResend={() => resending.mutateAsync()} />
    </form>
  );
}

/** A wrong code is said at its field; here stands what needs another way. */
function CodeFailure({ error }: { error: Error }) {
  const { confirm } = useMessages(accountMessages);
  const code = codeOf(error);
  if (code === 'not-valid-code') return null;

  return (
    <FormFailure
      title={confirm.failed}
      error={error}
      text={code === 'too-many-requests' ? confirm.used : undefined}
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

function codeOf(error: Error): string | undefined {
  return error instanceof ApiFailure ? error.code : undefined;
}
