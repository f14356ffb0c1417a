import type { RegistrationStatus } from '@urzad/grants';
import { Button, Link } from '@urzad/ui';
import { useNavigate } from 'react-router-dom';
import { ofRegistration } from '#shared/entities/registrations/registration-query';
import { FormFailure } from '#shared/form/form-failure';
import { useMessages } from '#shared/i18n/messages';
import { useStep } from '#shared/object/use-step';
import { paths } from '#shared/paths';
import { backToForm } from '../../api';
import { signingMessages } from '../../messages/signing';

export interface BackToFormProps {
  id: number;
  status: RegistrationStatus;
}

/** Withdraws the document and opens the form again. A correction is still open: there it is only a link. */
export function BackToForm({ id, status }: BackToFormProps) {
  const { sign: words } = useMessages(signingMessages);
  const navigate = useNavigate();
  const goingBack = useStep({
    ...ofRegistration,
    send: (_, key) => backToForm(id, key),
    onDone: () => navigate(paths.registrationEdit(id)),
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
      <Button block loading={goingBack.isPending} onClick={() => goingBack.press()}>
        {words.back}
      </Button>
    </>
  );
}
