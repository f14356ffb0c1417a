import type { cofundingGrants, cofundingMembers, ParsedQueryOf } from '@urzad/contract';
import { LIVE_MEMBER_STATUSES } from '@urzad/grants';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../db';
import { countByTab } from '../../../lists/count-by-tab';
import { findPage, type Sort } from '../../../lists/find-page';
import { wordsMatch } from '../../../lists/text-match';
import { hasWaitingCertificate } from '../../cofunding-employers/public';
import { grantsVisibleTo, membersVisibleTo, type StaffViewer, type Viewer } from '../policy';
import { cofundingGrant, cofundingMember, type GrantRecord, type MemberRecord } from '../table';

type MemberQuery = ParsedQueryOf<typeof cofundingMembers.get>;
type MemberFilters = ParsedQueryOf<typeof cofundingMembers.counts>;
type GrantQuery = ParsedQueryOf<typeof cofundingGrants.get>;
type GrantFilters = ParsedQueryOf<typeof cofundingGrants.counts>;

const MEMBER_SORTS: Record<'lastname' | 'join_date' | 'planned_end', Sort<MemberRecord>> = {
  lastname: { column: sql`${cofundingMember.name_sort}`, cast: 'text', valueOf: (row) => row.name_sort },
  join_date: { column: sql`${cofundingMember.join_date}`, cast: 'date', valueOf: (row) => row.join_date },
  planned_end: {
    column: sql`${cofundingMember.planned_end}`,
    cast: 'date',
    valueOf: (row) => row.planned_end,
  },
};

const GRANT_SORTS: Record<'lastname' | 'date_from' | 'date_to', Sort<GrantRecord>> = {
  lastname: { column: sql`${cofundingGrant.name_sort}`, cast: 'text', valueOf: (row) => row.name_sort },
  date_from: { column: sql`${cofundingGrant.date_from}`, cast: 'date', valueOf: (row) => row.date_from },
  date_to: { column: sql`${cofundingGrant.date_to}`, cast: 'date', valueOf: (row) => row.date_to },
};

/** One page of the participants, by their names. */
export function findMemberPage(db: Db, viewer: Viewer, query: MemberQuery) {
  const where = and(membersVisibleTo(viewer), memberFilters(viewer, query));
  return findPage(db, { table: cofundingMember, where, sorts: MEMBER_SORTS, fallback: 'lastname' }, query);
}

/** One page of co-funding, by the names of the children. */
export function findGrantPage(db: Db, viewer: Viewer, query: GrantQuery) {
  const where = and(grantsVisibleTo(viewer), grantFilters(query));
  return findPage(db, { table: cofundingGrant, where, sorts: GRANT_SORTS, fallback: 'lastname' }, query);
}

/** What each tab asks for, over the filters of the list. */
const MEMBER_TABS = {
  mine: { owner: 'me', status: [...LIVE_MEMBER_STATUSES] },
  live: { status: [...LIVE_MEMBER_STATUSES] },
  certificates: { certificate: 'waiting' },
  ending: { status: ['ending'] },
  all: {},
} satisfies Record<string, Partial<MemberFilters>>;

export function countMembers(db: Db, viewer: StaffViewer, filters: MemberFilters) {
  return countByTab(db, {
    table: cofundingMember,
    where: and(membersVisibleTo(viewer), eq(cofundingMember.deleted, 'no')),
    tabs: MEMBER_TABS,
    listBehind: (asked) => memberFilters(viewer, { ...filters, ...asked }),
  });
}

const GRANT_TABS = {
  planned: { status: ['planned'] },
  running: { status: ['running'] },
  suspended: { status: ['suspended'] },
  all: {},
} satisfies Record<string, Partial<GrantFilters>>;

export function countGrants(db: Db, viewer: StaffViewer, filters: GrantFilters) {
  return countByTab(db, {
    table: cofundingGrant,
    where: and(grantsVisibleTo(viewer), eq(cofundingGrant.deleted, 'no')),
    tabs: GRANT_TABS,
    listBehind: (asked) => grantFilters({ ...filters, ...asked }),
  });
}

function memberFilters(
  { id_user }: Viewer,
  { status, owner, id_call, certificate, has_text }: MemberFilters,
) {
  const table = cofundingMember;
  return and(
    status && inArray(table.status, [...status]),
    owner && inArray(table.id_user_owner, owner === 'me' ? [id_user] : [...owner]),
    id_call === undefined ? undefined : eq(table.id_call, id_call),
    certificate && hasWaitingCertificate(table.id_registration),
    has_text === undefined ? undefined : wordsMatch(table.search_text, has_text),
  );
}

function grantFilters({ status, id_member, has_text }: GrantFilters) {
  const table = cofundingGrant;
  return and(
    status && inArray(table.status, [...status]),
    id_member === undefined ? undefined : eq(table.id_member, id_member),
    has_text === undefined ? undefined : wordsMatch(table.search_text, has_text),
  );
}
