import type { Registration } from '@urzad/contract';
import { isWaitingStatus } from '@urzad/grants';
import { Button, FolderCard, Link, PageHeading } from '@urzad/ui';
import { ofRegistration } from '#shared/entities/registrations/registration-query';
import { useIsTooLate } from '#shared/entities/registrations/use-is-too-late';
import { useShownNumber } from '#shared/entities/registrations/use-shown-number';
import { FormFailure } from '#shared/form/form-failure';
import { useMessages } from '#shared/i18n/messages';
import { useStep } from '#shared/object/use-step';
import { useScreen } from '#shared/screen/use-screen';
import { backToForm } from '../../api';
import { continuePath } from '../../logic/waiting';
import { formMessages } from '../../messages/form';
import { registrationMessages } from '../../messages/registrations';
import { signingMessages } from '../../messages/signing';
import { CallOverFolder } from '../call-over-folder';

/**
 * The document exists. A change of the form withdraws it and its signature, so a dialog asks first; once it could not
 * be signed again the change is not offered.
 */
export function PreparedNotice({ registration }: { registration: Registration }) {
  const { waiting: words } = useMessages(formMessages);
  const { waiting } = useMessages(registrationMessages);
  const { detail } = useMessages(signingMessages);
  const isTooLate = useIsTooLate(registration);
  const { id, status } = registration;
  const number = useShownNumber(registration.number);
  const title = isTooLate ? detail.title : words.title;
  const heading = useScreen(isTooLate ? `${title} ${number}` : title);
  const goingBack = useStep({ ...ofRegistration, send: (_, key) => backToForm(id, key) });
  const isSigned = status === 'signed';

  return (
    <div className="u:grid u:gap-6">
      <PageHeading ref={heading} title={title} number={isTooLate ? number : undefined} />
      {goingBack.error && <FormFailure title={words.failed} error={goingBack.error} />}
      {isTooLate ? (
        <CallOverFolder registration={registration} />
      ) : (
        <FolderCard number={number}>
          <div className="u:grid u:max-w-text u:gap-4">
            <p>{isSigned ? words.signed : words.toSign}</p>
            <div className="u:flex u:flex-col u:gap-3 u:tablet:flex-row">
              {isWaitingStatus(status) && (
                <Button asChild variant="primary">
                  <Link href={continuePath(registration)}>{waiting[status].action}</Link>
                </Button>
              )}
              <Button loading={goingBack.isPending} onClick={() => goingBack.press()}>
                {isSigned ? words.withdraw : words.back}
              </Button>
            </div>
          </div>
        </FolderCard>
      )}
    </div>
  );
}
