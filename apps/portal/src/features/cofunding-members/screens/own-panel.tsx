import { useQuery } from '@tanstack/react-query';
import type { Member, WorkCertificates } from '@urzad/contract';
import { type IsoDate, longDateText } from '@urzad/domain';
import { Card, FormLayout, useLocale } from '@urzad/ui';
import { Navigate } from 'react-router-dom';
import { DocumentList } from '#shared/entities/documents/document-list';
import { BringCertificate } from '#shared/entities/employer-certificates/bring-certificate';
import { useWorkOfMember } from '#shared/entities/employer-certificates/use-work-of-member';
import { ownMemberQuery } from '#shared/entities/members/member-query';
import { MemberStatusBadge } from '#shared/entities/members/member-status-badge';
import { useMessages } from '#shared/i18n/messages';
import { ObjectScreen } from '#shared/object/object-screen';
import { paths } from '#shared/paths';
import { useBusinessToday } from '#shared/system/use-office';
import { CoFundingCard } from '../components/co-funding-card';
import { ContractFolder } from '../components/contract-folder';
import { MemberDates } from '../components/member-dates';
import { NextTask } from '../components/next-task';
import { OwnCases } from '../components/own-cases';
import { WaitingClaims } from '../components/waiting-claims';
import { panelMessages } from '../messages/panel';

/** The panel of a participant: contract, co-funding, claims, cases, documents and dates (Process §1.4). */
export function OwnPanel() {
  const words = useMessages(panelMessages);
  const locale = useLocale();
  const today = useBusinessToday();
  const { data: member, error, refetch } = useQuery(ownMemberQuery);
  const work = useWorkOfMember(member);
  const isLoaded = member !== undefined && today && (member === null || work.data);
  // The heading with the rest: a line more of it would move what stands below.
  const shown = isLoaded ? member : undefined;

  return (
    <ObjectScreen
      title={words.title}
      number={shown?.number}
      lead={shown && words.lead(shown.contract_number, longDateText(shown.contract_to, locale))}
      badge={shown && <MemberStatusBadge status={shown.status} />}
      query={{
        data: isLoaded ? { member, work: work.data, today } : undefined,
        error: error ?? work.error,
        refetch: error ? refetch : work.refetch,
      }}
      loading={words.loading}
      failed={words.failed}
      missing={words.missing}
    >
      {(known) =>
        known.member && known.work ? (
          <Panel member={known.member} work={known.work} today={known.today} />
        ) : (
          <Navigate replace to={paths.registrationSendShow} />
        )
      }
    </ObjectScreen>
  );
}

function Panel({ member, work, today }: { member: Member; work: WorkCertificates; today: IsoDate }) {
  const words = useMessages(panelMessages);

  return (
    <FormLayout
      aside={
        <div className="u:grid u:gap-5">
          <ContractFolder member={member} />
          <MemberDates member={member} today={today} />
          <OwnCases id_registration={member.id_registration} />
        </div>
      }
    >
      <div className="u:grid u:gap-6">
        <NextTask member={member} work={work} today={today} />
        <BringCertificate work={work} />
        {member.co_fundings.map((coFunding) => (
          <CoFundingCard key={coFunding.id} coFunding={coFunding} />
        ))}
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
