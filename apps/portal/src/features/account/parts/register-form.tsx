import { useMutation } from '@tanstack/react-query';
import { normaliseEmail } from '@urzad/domain';
import { Button, PasswordField, PasswordRepeatField, TextLink } from '@urzad/ui';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { domainResolver } from '../../../shared/form/domain-resolver';
import { FormFailure } from '../../../shared/form/form-failure';
import { showFieldErrors } from '../../../shared/form/show-field-errors';
import { useFieldErrorText } from '../../../shared/form/use-field-error-text';
import { useIdempotencyKey } from '../../../shared/http/use-idempotency-key';
import { useMessages } from '../../../shared/i18n/messages';
import { paths } from '../../../shared/paths';
import { register as registerAccount } from '../api';
import { accountMessages } from '../messages';
import { type NewPasswordValues, registerErrors } from '../rules';
import { MailField } from './mail-field';
import type { MailState } from './mail-state';

type Values = { mail: string } & NewPasswordValues;

/** The answer is always the same: a code goes to the address, taken or not (decisions.md 2). */
export function RegisterForm() {
  const words = useMessages(accountMessages);
  const textOf = useFieldErrorText();
  const navigate = useNavigate();
  const { key, renew } = useIdempotencyKey();
  const { register, handleSubmit, control, setError, formState } = useForm<Values>({
    defaultValues: { mail: '', pass: '', pass_again: '' },
    resolver: domainResolver(registerErrors),
  });
  const pass = useWatch({ control, name: 'pass' });
  const { errors } = formState;

  const creation = useMutation({
    mutationFn: ({ mail, pass }: Values) => registerAccount({ mail: normaliseEmail(mail), pass }, key),
    onSuccess: (_answer, { mail }) => {
      renew();
      const state: MailState = { mail: normaliseEmail(mail) };
      navigate(paths.code, { state });
    },
    onError: (error) => showFieldErrors(error, setError),
  });

  return (
    <form noValidate className="grid gap-5" onSubmit={handleSubmit((values) => creation.mutate(values))}>
      {creation.error && <FormFailure title={words.register.failed} error={creation.error} />}
      <MailField {...register('mail')} hint={words.register.mailHint} error={textOf(errors.mail)} />
      <PasswordField
        {...register('pass')}
        required
        purpose="new"
        label={words.pass}
        error={textOf(errors.pass)}
      />
      <PasswordRepeatField
        {...register('pass_again')}
        required
        password={pass}
        error={textOf(errors.pass_again)}
      />
      <p className="text-sm text-muted">
        {words.register.privacyBefore}{' '}
        <TextLink href={paths.privacyPolicy}>{words.register.privacyLink}</TextLink>.
      </p>
      <Button type="submit" variant="primary" size="lg" block loading={creation.isPending}>
        {words.register.submit}
      </Button>
    </form>
  );
}
