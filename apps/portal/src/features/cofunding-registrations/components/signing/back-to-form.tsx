import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RegistrationStatus } from '@urzad/grants';
import { Button, Link } from '@urzad/ui';
import { useNavigate } from 'react-router-dom';
import { FormFailure } from '#shared/form/form-failure';
import { useIdempotencyKey } from '#shared/http/use-idempotency-key';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { backToForm, registrationQuery, registrationsKey } from '../../api';
import { signingMessages } from '../../messages/signing';

export interface BackToFormProps {
  id: number;
  status: RegistrationStatus;
}

/** Takes the document back and opens the form again. A correction is still open: there it is only a way. */
export function BackToForm({ id, status }: BackToFormProps) {
  const { sign: words } = useMessages(signingMessages);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { key, renew } = useIdempotencyKey();
  const goingBack = useMutation({
    mutationFn: () => backToForm(id, key),
    onSuccess: async (draft) => {
      renew();
      queries.setQueryData(registrationQuery(id).queryKey, draft);
      navigate(paths.registrationEdit(id));
      await queries.invalidateQueries({ queryKey: registrationsKey });
    },
  });

  if (status === 'to_correct') {
    return (
      <Button asChild block>
        <Link href={paths.registrationEdit(id)}>{words.back}</Link>
      </Button>
    );
  }
  return (
    <>
      {goingBack.error && <FormFailure title={words.backFailed} error={goingBack.error} />}
      <Button block loading={goingBack.isPending} onClick={() => goingBack.mutate()}>
        {words.back}
      </Button>
    </>
  );
}
