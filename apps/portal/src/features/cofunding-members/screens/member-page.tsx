import { useQuery } from '@tanstack/react-query';
import { type Member, refOf, type WorkCertificates } from '@urzad/contract';
import type { IsoDate } from '@urzad/domain';
import { MEMBER_STATUSES } from '@urzad/grants';
import { Card, FormLayout, TextLink } from '@urzad/ui';
import { useParams, useSearchParams } from 'react-router-dom';
import { ClaimsLink } from '#shared/entities/claims/claims-link';
import { DocumentList } from '#shared/entities/documents/document-list';
import { CheckCertificates } from '#shared/entities/employer-certificates/check-certificates';
import { useWorkOfMember } from '#shared/entities/employer-certificates/use-work-of-member';
import { memberList } from '#shared/entities/members/member-list';
import { memberQuery } from '#shared/entities/members/member-query';
import { MemberStatusBadge } from '#shared/entities/members/member-status-badge';
import { MEMBER_STATUS_ICONS } from '#shared/entities/members/member-status-icons';
import { OwedCard } from '#shared/entities/recoveries/owed-card';
import { useRecoveriesOfMember } from '#shared/entities/recoveries/use-recoveries';
import { useMessages } from '#shared/i18n/messages';
import { ObjectScreen } from '#shared/object/object-screen';
import { StatusTimeline } from '#shared/object/status-timeline';
import { paths } from '#shared/paths';
import { Presence } from '#shared/presence/presence';
import { useBusinessToday } from '#shared/system/use-office';
import { CoFundingCard } from '../components/co-funding-card';
import { CompleteMember } from '../components/complete-member';
import { ContractFolder } from '../components/contract-folder';
import { MemberDates } from '../components/member-dates';
import { OfficeExit } from '../components/office-exit';
import { WaitingClaims } from '../components/waiting-claims';
import { membersMessages } from '../messages/members';
import { panelMessages } from '../messages/panel';

/** One participant as the office sees them (Process §2.8). */
export function MemberPage() {
  const words = useMessages(panelMessages);
  const { title: list } = useMessages(membersMessages);
  const [params] = useSearchParams();
  const today = useBusinessToday();
  const id = Number(useParams().id);
  const { data: member, error, refetch } = useQuery(memberQuery(id));
  const work = useWorkOfMember(member);
  const owed = useRecoveriesOfMember(member?.id);
  const known =
    member && work.data && !owed.isLoading && today ? { member, work: work.data, today } : undefined;
  // All of it together, with the heading: a card or a line more would move what stands below.
  const shown = known?.member;

  return (
    <ObjectScreen
      title={shown?.person ?? words.title}
      number={shown?.number}
      lead={shown && <Presence id={shown.id_user} />}
      onlookersOf={refOf('cofundingmember', id)}
      badge={shown && <MemberStatusBadge status={shown.status} />}
      breadcrumbs={[{ label: list, href: memberList.hrefOf(memberList.parse(params)) }]}
      query={{
        data: known,
        error: error ?? work.error,
        refetch: error ? refetch : work.refetch,
      }}
      loading={words.loading}
      failed={words.failed}
      missing={words.missing}
    >
      {(loaded) => <LoadedMember {...loaded} />}
    </ObjectScreen>
  );
}

interface LoadedMemberProps {
  member: Member;
  work: WorkCertificates;
  today: IsoDate;
}

function LoadedMember({ member, work, today }: LoadedMemberProps) {
  const words = useMessages(panelMessages);
  const { documents, history, id_officecase } = member;

  return (
    <FormLayout
      aside={
        <div className="u:grid u:gap-5">
          <ContractFolder member={member} />
          <MemberDates member={member} today={today} />
          <OfficeExit member={member} />
          <Card className="u:grid u:gap-4">
            <h2 className="u:text-lg">{words.history}</h2>
            <StatusTimeline history={history} statuses={MEMBER_STATUSES} icons={MEMBER_STATUS_ICONS} />
          </Card>
        </div>
      }
    >
      <div className="u:grid u:gap-6">
        <CompleteMember member={member} />
        <CheckCertificates work={work} />
        {member.co_fundings.map((coFunding) => (
          <CoFundingCard key={coFunding.id} coFunding={coFunding} />
        ))}
        <OwedCard id_member={member.id} />
        <WaitingClaims member={member} today={today} />
        <ClaimsLink id_member={String(member.id)} />
        <Card className="u:grid u:gap-3">
          <div className="u:flex u:flex-wrap u:items-baseline u:justify-between u:gap-x-4">
            <h2 className="u:text-lg">{words.documents.title}</h2>
            {id_officecase !== null && (
              <TextLink href={paths.officeCase(id_officecase)}>{words.mainCase}</TextLink>
            )}
          </div>
          {documents.length === 0 && <p className="u:text-muted">{words.documents.none}</p>}
          <DocumentList documents={documents} />
        </Card>
      </div>
    </FormLayout>
  );
}
