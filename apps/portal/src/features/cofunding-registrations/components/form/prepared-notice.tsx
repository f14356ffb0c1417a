import type { Registration } from '@urzad/contract';
import { isWaitingStatus } from '@urzad/grants';
import { Button, FolderCard, Link, PageHeading } from '@urzad/ui';
import { useIsTooLate } from '#shared/entities/registrations/use-is-too-late';
import { useShownNumber } from '#shared/entities/registrations/use-shown-number';
import { useMessages } from '#shared/i18n/messages';
import { useScreen } from '#shared/screen/use-screen';
import { continuePath } from '../../logic/waiting';
import { formMessages } from '../../messages/form';
import { registrationMessages } from '../../messages/registrations';
import { signingMessages } from '../../messages/signing';
import { CallOverFolder } from '../call-over-folder';
import { BackToForm } from '../signing/back-to-form';

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

  return (
    <div className="u:grid u:gap-6">
      <PageHeading ref={heading} title={title} number={isTooLate ? number : undefined} />
      {isTooLate ? (
        <CallOverFolder registration={registration} />
      ) : (
        <FolderCard number={number}>
          <div className="u:grid u:max-w-text u:gap-4">
            <p>{status === 'signed' ? words.signed : words.toSign}</p>
            <div className="u:flex u:flex-col u:gap-3 u:tablet:flex-row">
              {isWaitingStatus(status) && (
                <Button asChild variant="primary">
                  <Link href={continuePath(registration)}>{waiting[status].action}</Link>
                </Button>
              )}
              <BackToForm id={id} status={status} />
            </div>
          </div>
        </FolderCard>
      )}
    </div>
  );
}
