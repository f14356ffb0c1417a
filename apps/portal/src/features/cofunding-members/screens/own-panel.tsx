import { useQuery } from '@tanstack/react-query';
import type { AnnexRow, CoFunding, Member, WorkCertificates } from '@urzad/contract';
import { type IsoDate, longDateText } from '@urzad/domain';
import { Card, FormLayout, useLocale } from '@urzad/ui';
import { Navigate } from 'react-router-dom';
import { ownAnnexesQuery } from '#shared/entities/annexes/annex-query';
import { AnnexSignFolder } from '#shared/entities/annexes/annex-sign-folder';
import { DocumentList } from '#shared/entities/documents/document-list';
import { BringCertificate } from '#shared/entities/employer-certificates/bring-certificate';
import { useWorkOfMember } from '#shared/entities/employer-certificates/use-work-of-member';
import { ownMemberQuery } from '#shared/entities/members/member-query';
import { MemberStatusBadge } from '#shared/entities/members/member-status-badge';
import { OwedCard } from '#shared/entities/recoveries/owed-card';
import { useRecoveriesOfMember } from '#shared/entities/recoveries/use-recoveries';
import { useMessages } from '#shared/i18n/messages';
import { ObjectScreen } from '#shared/object/object-screen';
import { paths } from '#shared/paths';
import { useBusinessToday } from '#shared/system/use-office';
import { CoFundingCard } from '../components/co-funding-card';
import { ContractFolder } from '../components/contract-folder';
import { ExitTask } from '../components/exit-task';
import { MemberDates } from '../components/member-dates';
import { NextTask } from '../components/next-task';
import { OwnCases } from '../components/own-cases';
import { EndedAlert, ResignLink } from '../components/resign-link';
import { WaitingClaims } from '../components/waiting-claims';
import { panelMessages } from '../messages/panel';

/** The panel of a participant: contract, co-funding, claims, cases, documents and dates (Process §1.4). */
export function OwnPanel() {
  const words = useMessages(panelMessages);
  const locale = useLocale();
  const today = useBusinessToday();
  const own = useQuery(ownMemberQuery);
  const { data: member } = own;
  const work = useWorkOfMember(member);
  const annexes = useQuery(ownAnnexesQuery('to_member'));
  const owed = useRecoveriesOfMember(member?.id);
  // A part that failed is said: without it something to sign or to return would silently be missing.
  const failed = [own, work, annexes, owed].find(({ data, error }) => error && data === undefined);
  const isWhole = annexes.data && !owed.isLoading && !failed;
  const isLoaded = member !== undefined && today && (member === null || work.data) && isWhole;
  // All of it together, with the heading: a card or a line more would move what stands below.
  const shown = isLoaded ? member : undefined;

  return (
    <ObjectScreen
      title={words.title}
      number={shown?.number}
      lead={shown && words.lead(shown.contract_number, longDateText(shown.contract_to, locale))}
      badge={shown && <MemberStatusBadge status={shown.status} />}
      query={{
        data: isLoaded ? { member, work: work.data, annexes: annexes.data, today } : undefined,
        error: failed?.error,
        refetch: () => failed?.refetch(),
      }}
      loading={words.loading}
      failed={words.failed}
      missing={words.missing}
    >
      {(known) =>
        known.member && known.work ? (
          <Panel {...known} member={known.member} work={known.work} />
        ) : (
          <Navigate replace to={paths.registrationSendShow} />
        )
      }
    </ObjectScreen>
  );
}

interface PanelProps {
  member: Member;
  work: WorkCertificates;
  /** Those that wait for the signature. */
  annexes: readonly AnnexRow[];
  today: IsoDate;
}

function Panel({ member, work, annexes, today }: PanelProps) {
  const words = useMessages(panelMessages);

  return (
    <FormLayout
      aside={
        <div className="u:grid u:gap-5">
          <ContractFolder member={member} isOwn />
          <MemberDates member={member} today={today} />
          <OwnCases id_registration={member.id_registration} />
          <ResignLink member={member} />
        </div>
      }
    >
      <div className="u:grid u:gap-6">
        <EndedAlert member={member} />
        {annexes.map((annex) => (
          <AnnexSignFolder key={annex.id} annex={annex} today={today} text={words.annex} />
        ))}
        <ExitTask member={member} today={today} />
        <NextTask member={member} work={work} today={today} />
        <BringCertificate work={work} today={today} />
        {replacedLast(member.co_fundings).map((coFunding) => (
          <CoFundingCard key={coFunding.id} coFunding={coFunding} />
        ))}
        <OwedCard id_member={member.id} />
        <WaitingClaims member={member} today={today} isOwn />
        <Card className="u:grid u:gap-3">
          <h2 className="u:text-lg">{words.documents.title}</h2>
          {member.documents.length === 0 && <p className="u:text-muted">{words.documents.none}</p>}
          <DocumentList documents={member.documents} />
        </Card>
      </div>
    </FormLayout>
  );
}

/** What an annex replaced stands below what goes on. */
function replacedLast(coFundings: readonly CoFunding[]): CoFunding[] {
  const isReplaced = ({ status }: CoFunding) => status === 'changed';
  return [...coFundings.filter((one) => !isReplaced(one)), ...coFundings.filter(isReplaced)];
}
