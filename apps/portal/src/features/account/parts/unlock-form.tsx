import { useMutation } from '@tanstack/react-query';
import { Button, PasswordField } from '@urzad/ui';
import { useForm } from 'react-hook-form';
import { domainResolver } from '../../../shared/form/domain-resolver';
import { FormFailure } from '../../../shared/form/form-failure';
import { useFieldErrorText } from '../../../shared/form/use-field-error-text';
import { ApiFailure } from '../../../shared/http/api-failure';
import { useMessages } from '../../../shared/i18n/messages';
import { useSession } from '../../../shared/session/session-store';
import { unlock } from '../api';
import { accountMessages } from '../messages';
import { passErrors } from '../rules';

export function UnlockForm() {
  const words = useMessages(accountMessages);
  const textOf = useFieldErrorText();
  const { lock, load } = useSession();
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { pass: '' },
    resolver: domainResolver(passErrors),
  });
  const attempt = useMutation({
    mutationFn: async ({ pass }: { pass: string }) => {
      await unlock(pass);
      // A page that was opened while locked does not know the person yet.
      await load();
      lock(false);
    },
  });
  const isWrong = attempt.error instanceof ApiFailure && attempt.error.code === 'object-no-exist';

  return (
    <form noValidate className="grid gap-5" onSubmit={handleSubmit((values) => attempt.mutate(values))}>
      {attempt.error && (
        <FormFailure
          title={words.lockscreen.failed}
          error={attempt.error}
          text={isWrong ? words.lockscreen.wrong : undefined}
        />
      )}
      <PasswordField
        {...register('pass')}
        required
        label={words.pass}
        error={textOf(formState.errors.pass)}
      />
      <Button type="submit" variant="primary" size="lg" block loading={attempt.isPending}>
        {words.lockscreen.submit}
      </Button>
    </form>
  );
}
