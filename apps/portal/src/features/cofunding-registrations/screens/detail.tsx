import { useQuery } from '@tanstack/react-query';
import type { Registration, WorkCertificates } from '@urzad/contract';
import { isWaitingStatus, UNSENT_STATUSES } from '@urzad/grants';
import { FormLayout } from '@urzad/ui';
import type { RefObject } from 'react';
import { useParams } from 'react-router-dom';
import { BringCertificate } from '#shared/entities/employer-certificates/bring-certificate';
import { certificatesQuery } from '#shared/entities/employer-certificates/certificate-query';
import { casesAboutQuery } from '#shared/entities/office-cases/cases-about';
import { shownRegistrationQuery } from '#shared/entities/registrations/registration-query';
import { RegistrationStatusBadge } from '#shared/entities/registrations/registration-status-badge';
import { useShownNumber } from '#shared/entities/registrations/use-shown-number';
import { useMessages } from '#shared/i18n/messages';
import { ObjectScreen } from '#shared/object/object-screen';
import { useFocusAfterStep } from '#shared/object/use-focus-after-step';
import { paths } from '#shared/paths';
import { useBusinessToday } from '#shared/system/use-office';
import { DocumentsHelp } from '../components/accession/documents-help';
import { DocumentsStage } from '../components/accession/documents-stage';
import { Answers } from '../components/detail/answers';
import { Cases } from '../components/detail/cases';
import { History } from '../components/detail/history';
import { Papers } from '../components/detail/papers';
import { Withdraw } from '../components/detail/withdraw';
import { CorrectionNotice } from '../components/form/correction-notice';
import { SentFolder } from '../components/signing/sent-folder';
import { WaitingFolder } from '../components/waiting-folder';
import { isToCorrect } from '../logic/progress';
import { useSentContract } from '../logic/use-sent-contract';
import { accessionMessages } from '../messages/accession';
import { registrationMessages } from '../messages/registrations';
import { signingMessages } from '../messages/signing';

/** One registration: the next step, the answers and files, the timeline. */
export function Detail() {
  const { detail: words } = useMessages(signingMessages);
  const { list, missing } = useMessages(registrationMessages);
  const documents = useMessages(accessionMessages);
  const id = Number(useParams().id);
  const query = useQuery(shownRegistrationQuery(id));
  // Loaded beside it and shown with it: a card that grew later would move what stands below.
  const { isLoading: areCasesLoading } = useQuery(casesAboutQuery('cofundingregistration', id));
  const work = useQuery({ ...certificatesQuery(id), enabled: query.data?.status === 'contract_stage' });
  const isWhole = useSentContract(query.data) !== undefined && !areCasesLoading && !work.isLoading;
  const data = isWhole ? query.data : undefined;
  const number = useShownNumber(data?.number ?? '');

  return (
    <ObjectScreen
      query={{ ...query, data }}
      title={data && isBringing(data) ? documents.title : words.title}
      number={number}
      lead={data && (isBringing(data) ? documents.lead : words.call(data.call_number))}
      badge={data && <RegistrationStatusBadge status={data.status} />}
      breadcrumbs={[{ label: list.title, href: paths.registrations }]}
      loading={words.loading}
      failed={words.failed}
      missing={missing}
    >
      {(registration, heading) => (
        <RegistrationDetails key={id} registration={registration} work={work.data} heading={heading} />
      )}
    </ObjectScreen>
  );
}

interface RegistrationDetailsProps {
  registration: Registration;
  /** While the contract is made. */
  work: WorkCertificates | undefined;
  heading: RefObject<HTMLHeadingElement | null>;
}

function RegistrationDetails({ registration, work, heading }: RegistrationDetailsProps) {
  const { status } = registration;
  const today = useBusinessToday();
  const focusHeading = useFocusAfterStep(heading, status);
  const isUnsent = status === 'cancelled' || UNSENT_STATUSES.includes(status);

  return (
    <FormLayout
      aside={
        <div className="u:grid u:gap-4">
          {isBringing(registration) && <DocumentsHelp registration={registration} />}
          <History history={registration.history} />
        </div>
      }
    >
      <div className="u:grid u:gap-6">
        <NextStep registration={registration} />
        {status === 'contract_stage' && work && <BringCertificate work={work} today={today} />}
        {isToCorrect(registration) && <CorrectionNotice registration={registration} />}
        {!isUnsent && <Cases id={registration.id} />}
        <Papers
          id={registration.id}
          attachments={registration.attachments}
          documents={registration.documents}
        />
        {/* The answers of a deleted draft are erased (decision 0023). */}
        {status !== 'cancelled' && <Answers form={registration.form} />}
        {registration.steps.includes('withdraw') && (
          <Withdraw registration={registration} onWithdrawn={focusHeading} />
        )}
      </div>
    </FormLayout>
  );
}

/** The documents for the contract can be brought now. */
function isBringing({ steps }: Registration): boolean {
  return steps.includes('sendDocuments');
}

function NextStep({ registration }: { registration: Registration }) {
  const { status } = registration;
  if (isBringing(registration)) return <DocumentsStage registration={registration} />;
  if (isWaitingStatus(status)) return <WaitingFolder row={{ ...registration, status }} isOnItsPage />;
  return <SentFolder registration={registration} />;
}
