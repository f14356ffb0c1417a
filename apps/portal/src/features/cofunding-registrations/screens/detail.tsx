import { useQuery } from '@tanstack/react-query';
import type { Registration } from '@urzad/contract';
import { isWaitingStatus } from '@urzad/grants';
import { Breadcrumbs, FormLayout, PageHeading } from '@urzad/ui';
import { useParams } from 'react-router-dom';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { shownRegistrationQuery } from '#shared/registrations/registration-query';
import { useShownNumber } from '#shared/registrations/use-shown-number';
import { useScreen } from '#shared/screen/use-screen';
import { RegistrationStatusBadge } from '#shared/status/registration-status-badge';
import { Answers } from '../components/detail/answers';
import { History } from '../components/detail/history';
import { Papers } from '../components/detail/papers';
import { CorrectionNotice } from '../components/form/correction-notice';
import { RegistrationLoaded } from '../components/registration-loaded';
import { SentFolder } from '../components/signing/sent-folder';
import { WaitingFolder } from '../components/waiting-folder';
import { registrationMessages } from '../messages/registrations';
import { signingMessages } from '../messages/signing';

/** One registration: the next step, the answers and files, the timeline. */
export function Detail() {
  const { detail: words } = useMessages(signingMessages);
  const { list } = useMessages(registrationMessages);
  const id = Number(useParams().id);
  const { data, error, refetch } = useQuery(shownRegistrationQuery(id));
  const number = useShownNumber(data?.number ?? '');
  const title = `${words.title} ${number}`;
  const heading = useScreen(title);

  return (
    <div className="u:grid u:gap-6">
      <PageHeading
        ref={heading}
        title={words.title}
        number={number}
        lead={data && words.call(data.call_number)}
        beside={data && <RegistrationStatusBadge status={data.status} />}
        breadcrumbs={
          <Breadcrumbs items={[{ label: list.title, href: paths.registrations }]} current={title} />
        }
      />
      <RegistrationLoaded
        data={data}
        error={error}
        onRetry={() => void refetch()}
        loading={words.loading}
        failed={words.failed}
      >
        {(registration) => <RegistrationDetails registration={registration} />}
      </RegistrationLoaded>
    </div>
  );
}

function RegistrationDetails({ registration }: { registration: Registration }) {
  const { status } = registration;

  return (
    <FormLayout aside={<History history={registration.history} />}>
      <div className="u:grid u:gap-6">
        {isWaitingStatus(status) ? (
          <WaitingFolder row={{ ...registration, status }} isOnItsPage />
        ) : (
          <SentFolder registration={registration} />
        )}
        {status === 'to_correct' && <CorrectionNotice registration={registration} />}
        <Papers
          id={registration.id}
          attachments={registration.attachments}
          documents={registration.documents}
        />
        {/* The answers of a deleted draft are erased (decision 0023). */}
        {status !== 'cancelled' && <Answers form={registration.form} />}
      </div>
    </FormLayout>
  );
}
