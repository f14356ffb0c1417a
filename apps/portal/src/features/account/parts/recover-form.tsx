import { useMutation } from '@tanstack/react-query';
import { normaliseEmail } from '@urzad/domain';
import { Button } from '@urzad/ui';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { domainResolver } from '../../../shared/form/domain-resolver';
import { FormFailure } from '../../../shared/form/form-failure';
import { useFieldErrorText } from '../../../shared/form/use-field-error-text';
import { useMessages } from '../../../shared/i18n/messages';
import { paths } from '../../../shared/paths';
import { recover } from '../api';
import { accountMessages } from '../messages';
import { mailErrors } from '../rules';
import { MailField } from './mail-field';
import type { MailState } from './mail-state';

/** The answer is the same whether or not the address has an account. */
export function RecoverForm() {
  const { recover: words } = useMessages(accountMessages);
  const textOf = useFieldErrorText();
  const navigate = useNavigate();
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { mail: '' },
    resolver: domainResolver(mailErrors),
  });
  const asking = useMutation({
    mutationFn: ({ mail }: { mail: string }) => recover(normaliseEmail(mail)),
    onSuccess: (_answer, { mail }) => {
      const state: MailState = { mail: normaliseEmail(mail) };
      navigate(paths.recover, { state });
    },
  });

  return (
    <form noValidate className="grid gap-5" onSubmit={handleSubmit((values) => asking.mutate(values))}>
      {asking.error && <FormFailure title={words.failed} error={asking.error} />}
      <MailField {...register('mail')} error={textOf(formState.errors.mail)} />
      <Button type="submit" variant="primary" size="lg" block loading={asking.isPending}>
        {words.submit}
      </Button>
    </form>
  );
}
