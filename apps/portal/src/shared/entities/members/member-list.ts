import { cofundingMembers } from '@urzad/contract';
import { LIVE_MEMBER_STATUSES, MEMBER_STATUSES } from '@urzad/grants';
import { options } from '../../list/list-filters';
import { defineListLocation, type LocationOf } from '../../list/list-location';
import { paths } from '../../paths';
import { membersKey } from './member-query';

const LIVE = LIVE_MEMBER_STATUSES.join(',');

/** The participants of the project, as the office lists them. */
export const memberList = defineListLocation({
  endpoint: cofundingMembers.get,
  path: paths.members,
  tableCode: 'cofundingmember',
  tabs: {
    live: { status: LIVE },
    mine: { owner: 'me', status: LIVE },
    certificates: { certificate: 'waiting' },
    ending: { status: 'ending' },
    all: {},
  },
  sorts: ['lastname', 'join_date', 'planned_end'],
  filters: { status: options(MEMBER_STATUSES.codes) },
  choices: {},
});

export type MemberLocation = LocationOf<typeof memberList>;
export type MemberTab = MemberLocation['tab'];

export function memberHref({ id }: { id: number }, location: MemberLocation): string {
  return paths.member(id) + memberList.toQuery(location);
}

export const memberListKey = [...membersKey, 'list'] as const;
