import { cofundingMembers } from '@urzad/contract';
import { SEE_MEMBERS } from '@urzad/grants';
import { memberList, memberListKey } from '#shared/entities/members/member-list';
import { useMessages } from '#shared/i18n/messages';
import { OfficeList } from '#shared/list/office-list';
import { MemberTable } from '../components/member-table';
import { membersMessages } from '../messages/members';

/** The participants of the project: one list in four tabs (Process §2.8). */
export function MemberList() {
  return (
    <OfficeList
      list={memberList}
      listKey={memberListKey}
      counts={cofundingMembers.counts}
      privilege={SEE_MEMBERS}
      words={useMessages(membersMessages)}
      counted="live"
      table={MemberTable}
    />
  );
}
