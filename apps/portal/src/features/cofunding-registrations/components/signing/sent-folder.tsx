import type { Registration } from '@urzad/contract';
import {
  COUNTED_THINGS,
  countText,
  dayText,
  exactMomentText,
  type IsoDate,
  longDateText,
  timeText,
} from '@urzad/domain';
import {
  ArchScene,
  Button,
  type Description,
  DescriptionList,
  FolderCard,
  Icon,
  Link,
  TextLink,
  useLocale,
} from '@urzad/ui';
import { Download, FileCheck } from 'lucide-react';
import { WriteToOffice } from '#shared/entities/office-cases/write-to-office';
import { RegistrationStatusBadge } from '#shared/entities/registrations/registration-status-badge';
import { RejectionFolder } from '#shared/entities/registrations/rejection-folder';
import { useShownNumber } from '#shared/entities/registrations/use-shown-number';
import { useMessages } from '#shared/i18n/messages';
import { paths, RESULTS_ID } from '#shared/paths';
import { useBusinessToday } from '#shared/system/use-office';
import { documentsDay, findReceipt, isCorrected } from '../../logic/progress';
import { useSentContract } from '../../logic/use-sent-contract';
import { outcomeMessages } from '../../messages/outcome';
import { signingMessages } from '../../messages/signing';
import { ContractNext } from './contract-next';
import { PointsReview } from './points-review';

export interface SentFolderProps {
  registration: Registration;
  /** A link to the whole registration; not on the page that shows it. */
  hasDetails?: boolean;
}

/** The registration was received: number, exact time, receipt, and the next steps. */
export function SentFolder({ registration, hasDetails = false }: SentFolderProps) {
  const { panel: words } = useMessages(signingMessages);
  const { contact } = useMessages(outcomeMessages);
  const { id, status, rejection } = registration;
  const number = useShownNumber(registration.number);
  if (rejection) return <RejectionFolder {...{ registration, rejection, hasDetails }} />;

  return (
    <FolderCard number={number} icon={FileCheck}>
      <div className="u:flex u:flex-wrap u:items-center u:justify-between u:gap-6">
        <div className="u:grid u:max-w-text u:flex-1 u:gap-4">
          <Heading registration={registration} />
          <Facts registration={registration} />
          <WhatNext registration={registration} />
          <Ranking registration={registration} />
          <PointsReview registration={registration} />
          <div className="u:flex u:flex-col u:gap-3 u:tablet:flex-row u:tablet:flex-wrap">
            <Receipt registration={registration} />
            <Writing registration={registration} hasDetails={hasDetails} />
            {hasDetails && (
              <Button asChild>
                <Link href={paths.registration(id)}>
                  {registration.steps.includes('sendDocuments') ? contact.sendDocuments : words.details}
                </Link>
              </Button>
            )}
          </div>
        </div>
        {status === 'submitted' && <ArchScene />}
      </div>
    </FolderCard>
  );
}

/** The receipt is the heading until the office has answered. */
function Heading({ registration }: { registration: Registration }) {
  const { panel: words } = useMessages(signingMessages);
  const { status, received_date } = registration;
  if (status === 'submitted') return <h2 className="u:text-xl">{words.sentTitle}</h2>;
  if (!isCorrectionReceived(registration) || !received_date) return null;

  return <h2 className="u:text-xl">{words.correctedTitle(timeText(new Date(received_date)))}</h2>;
}

function isCorrectionReceived(registration: Registration): boolean {
  return registration.status === 'formal_check' && isCorrected(registration);
}

function Facts({ registration }: { registration: Registration }) {
  const { panel: words } = useMessages(signingMessages);
  const locale = useLocale();
  const { status, send_date, received_date } = registration;
  const number = useShownNumber(registration.number);
  const exact = (moment: string) => exactMomentText(new Date(moment), locale);

  const items: Description[] = [
    { term: words.number, value: <span className="u:file-number">{number}</span> },
    ...(send_date ? [{ term: words.sentAt, value: exact(send_date) }] : []),
    ...(received_date && isCorrected(registration)
      ? [{ term: words.correctedAt, value: exact(received_date) }]
      : []),
    { term: words.status, value: <RegistrationStatusBadge status={status} /> },
  ];
  return <DescriptionList items={items} />;
}

function WhatNext({ registration }: { registration: Registration }) {
  const { panel: words } = useMessages(signingMessages);
  const { whatNext, ranking } = useMessages(outcomeMessages);
  const locale = useLocale();
  const { status, answer_by } = registration;
  const place = (status === 'reserve' && registration.ranking?.rank_no) || null;
  const documentsTo = documentsDay(registration);
  const contract = useSentContract(registration);
  // Below the heading, where there is one.
  const Title = status === 'submitted' || isCorrectionReceived(registration) ? 'h3' : 'h2';

  return (
    <div className="u:grid u:gap-1">
      <Title className="u:text-lg">{words.whatNext}</Title>
      {documentsTo && <Documents to={documentsTo} />}
      {status === 'contract_stage' && <ContractNext contract={contract ?? null} />}
      {!documentsTo && status !== 'contract_stage' && (
        <p>{place === null ? whatNext[status] : ranking.reserve(place)}</p>
      )}
      {answer_by && <p className="u:font-medium">{words.answerBy(dayText(answer_by, locale))}</p>}
    </div>
  );
}

/** The points of the published ranking, and the way to the list. */
function Ranking({ registration: { ranking } }: { registration: Registration }) {
  const { ranking: words } = useMessages(outcomeMessages);
  const locale = useLocale();
  if (!ranking) return null;

  return (
    <div className="u:grid u:gap-1">
      <p>{words.points(countText(ranking.points, COUNTED_THINGS.point, locale))}</p>
      <p>
        <TextLink href={`${paths.about}#${RESULTS_ID}`}>{words.list}</TextLink>
      </p>
    </div>
  );
}

/** Which documents are expected and until when. After that day the page only says what can be done. */
function Documents({ to }: { to: IsoDate }) {
  const { whatNext, contact } = useMessages(outcomeMessages);
  const locale = useLocale();
  const today = useBusinessToday();
  const day = longDateText(to, locale);
  if (!today) return null;
  if (today > to) {
    return (
      <>
        <p className="u:font-medium">{contact.documentsLate(day)}</p>
        <p>{contact.askWhatNow}</p>
      </>
    );
  }

  return (
    <>
      <p>{whatNext.documents}</p>
      <p>{contact.documents}</p>
      <p className="u:font-medium">{contact.documentsTo(day)}</p>
    </>
  );
}

/** The page of the registration itself has its cases below, with a link to a new one. */
function Writing({ registration: { id }, hasDetails }: SentFolderProps) {
  return hasDetails && <WriteToOffice id={id} />;
}

/** The main document right after the submission; later one of several. */
function Receipt({ registration }: { registration: Registration }) {
  const { panel: words } = useMessages(signingMessages);
  const { status } = registration;
  const receipt = findReceipt(registration);
  if (!receipt) return null;
  const isNews = status === 'submitted' || status === 'formal_check';

  return (
    <Button asChild variant={isNews ? 'primary' : 'secondary'}>
      <a href={receipt.url} download={`${receipt.number.replaceAll('/', '-')}.pdf`}>
        <Icon of={Download} />{' '}
        <span>{receipt.version_no > 1 ? words.receiptOf(receipt.version_no) : words.receipt}</span>
      </a>
    </Button>
  );
}
