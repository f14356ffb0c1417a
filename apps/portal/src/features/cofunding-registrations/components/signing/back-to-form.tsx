import type { RegistrationStatus } from '@urzad/grants';
import { Button, type ButtonProps, Link, toast } from '@urzad/ui';
import { useNavigate } from 'react-router-dom';
import { OwnerOnly } from '#shared/acting/owner-only';
import { ofRegistration } from '#shared/entities/registrations/registration-query';
import { FormFailure } from '#shared/form/form-failure';
import { useMessages } from '#shared/i18n/messages';
import { useStep } from '#shared/object/use-step';
import { paths } from '#shared/paths';
import { backToForm } from '../../api';
import { formMessages } from '../../messages/form';

export interface BackToFormProps extends Pick<ButtonProps, 'variant' | 'block'> {
  id: number;
  status: RegistrationStatus;
}

/**
 * Withdraws the document, with its signature when there is one, and opens the form again. A correction is still open:
 * there it is only a link.
 */
export function BackToForm({ id, status, ...look }: BackToFormProps) {
  const { waiting: words } = useMessages(formMessages);
  const navigate = useNavigate();
  const goingBack = useStep({
    ...ofRegistration,
    send: (_, key) => backToForm(id, key),
    onDone: () => {
      if (status === 'signed') toast.success(words.withdrawn);
      navigate(paths.registrationEdit(id));
    },
  });

  if (status === 'to_correct') {
    return (
      <Button asChild {...look}>
        <Link href={paths.registrationEdit(id)}>{words.back}</Link>
      </Button>
    );
  }
  return (
    <>
      {goingBack.error && <FormFailure title={words.failed} error={goingBack.error} />}
      <OwnerOnly act="withdraw">
        <Button {...look} loading={goingBack.isPending} onClick={() => goingBack.press()}>
          {status === 'signed' ? words.withdraw : words.back}
        </Button>
      </OwnerOnly>
    </>
  );
}
