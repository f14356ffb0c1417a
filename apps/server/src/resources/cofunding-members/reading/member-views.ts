import { type CoFunding, type CoFundingRow, type Member, type MemberRow, refOf } from '@urzad/contract';
import { type IsoDate, warsawDate } from '@urzad/domain';
import {
  earlierOf,
  hasPrivilege,
  isLiveCoFunding,
  MEMBER_LAW,
  nextCertificateTo,
  SEE_SENSITIVE,
} from '@urzad/grants';
import type { Db } from '../../../db';
import { referredRow } from '../../../referred-row';
import { getCall } from '../../cofunding-calls/public';
import { acceptedCertificatesOf, findWaitingCertificate } from '../../cofunding-employers/public';
import { documentsOf, SENSITIVE_DOCUMENT_KINDS } from '../../documents/public';
import { mainCaseOf } from '../../office-cases/public';
import { type AddressMaker, readBy } from '../../uploads/public';
import { namesOf } from '../../users/public';
import { missingIn } from '../completing/complete-member';
import { grantsVisibleTo, type Viewer } from '../policy';
import { findGrantsOf, type GrantRecord, grants, type MemberRecord, members, monthsOf } from '../repository';
import { historyOfGrant, historyOfMember } from '../step';
import {
  type ClaimOfMonth,
  presentGrant,
  presentGrantRow,
  presentMember,
  presentMemberRow,
} from './presenter';

type ViewMaker = AddressMaker & { db: Db };

/** The claims of months that count, of which this viewer may know, by the ids of co-funding and by months. */
export type ClaimsOfMonths = (
  db: Db,
  ids_grant: readonly number[],
  viewer: Viewer,
) => Promise<Map<string, ClaimOfMonth>>;

/** What is shown beside what the participant has: claims are a resource that stands on this one. */
export interface Beside {
  viewer: Viewer;
  claimsOfMonths: ClaimsOfMonths;
}

/** A participant as this viewer may see them. */
export async function viewOfMember(app: ViewMaker, member: MemberRecord, beside: Beside): Promise<Member> {
  const { viewer } = beside;
  const maker = readBy(app, viewer, member.id_user);
  const { db } = maker;
  const about = refOf('cofundingregistration', member.id_registration);
  const own = await findGrantsOf(db, [member.id]);
  const [months, names, co_fundings, documents, main, history, { params }] = await Promise.all([
    monthsOf(db, idsOf(own)),
    namesOf(db, [member.id_user, member.id_user_owner]),
    viewsOfGrants(db, own, { member, beside }),
    documentsOf(db, about, maker),
    mainCaseOf(db, about),
    historyOfMember(db, member.id),
    getCall(db, member.id_call),
  ]);

  return presentMember(member, {
    ...{ grants: own, months, names, co_fundings, history, params },
    today: warsawDate(app.clock.business()),
    documents: documents.filter(({ kind }) => seesKind(viewer, kind)),
    id_officecase: main?.id ?? null,
    missing_to_complete: mayComplete(member, viewer) ? await missingIn(db, member) : null,
  });
}

function mayComplete({ status }: MemberRecord, viewer: Viewer): boolean {
  return viewer.as === 'staff' && MEMBER_LAW.mayStep('complete', status, viewer);
}

function seesKind(viewer: Viewer, kind: (typeof SENSITIVE_DOCUMENT_KINDS)[number]): boolean {
  const seesAll = viewer.as === 'owner' || hasPrivilege(viewer.privileges, SEE_SENSITIVE);
  return seesAll || !SENSITIVE_DOCUMENT_KINDS.includes(kind);
}

/** Rows of a list; what they name is found in three queries. */
export async function rowsOfMembers(db: Db, records: readonly MemberRecord[]): Promise<MemberRow[]> {
  const theirs = await findGrantsOf(db, idsOf(records));
  const people = records.flatMap(({ id_user, id_user_owner }) => [id_user, id_user_owner]);
  const [months, names] = await Promise.all([monthsOf(db, idsOf(theirs)), namesOf(db, people)]);

  return records.map((member) =>
    presentMemberRow(member, {
      grants: theirs.filter(({ id_member }) => id_member === member.id),
      ...{ months, names },
    }),
  );
}

export async function viewOfGrant(db: Db, grant: GrantRecord, beside: Beside): Promise<CoFunding> {
  const member = await members.get(db, grant.id_member);
  const [view] = await viewsOfGrants(db, [grant], { member, beside });
  return referredRow(view);
}

/** The same after a step, read again. @throws ApiError `object-no-exist` */
export async function viewOfGrantById(db: Db, id: number, beside: Beside): Promise<CoFunding> {
  return viewOfGrant(db, await grants.get(db, id, grantsVisibleTo(beside.viewer)), beside);
}

/** Co-funding of one participant. */
async function viewsOfGrants(
  db: Db,
  records: readonly GrantRecord[],
  { member, beside }: { member: MemberRecord; beside: Beside },
): Promise<CoFunding[]> {
  const all = await findGrantsOf(db, [member.id]);
  const [months, names, { params }, accepted, claims] = await Promise.all([
    monthsOf(db, idsOf(all)),
    namesOf(db, [member.id_user]),
    getCall(db, member.id_call),
    acceptedCertificatesOf(db, member.id_registration),
    beside.claimsOfMonths(db, idsOf(records), beside.viewer),
  ]);
  const hasBegun = accepted.some(({ kind }) => kind === 'START');
  // Nothing is asked for while the next one waits for the office.
  const isWaiting = await findWaitingCertificate(db, { ...member, kind: 'PERIODIC' });
  const needed_to = isWaiting ? null : nextCertificateTo(accepted, member.planned_end, params);
  return Promise.all(
    records.map(async (grant) =>
      presentGrant(grant, {
        ...{ member, names, params, claims },
        earlier: isLiveCoFunding(grant.status)
          ? earlierOf(grant, all).flatMap(({ id }) => months.get(id) ?? [])
          : [],
        next: nextOf(grant, all),
        certificate_to: hasBegun ? null : certificateTo(grant, member),
        employment_to: hasBegun ? needed_to : null,
        months: months.get(grant.id) ?? [],
        history: await historyOfGrant(db, grant.id),
      }),
    ),
  );
}

/** By when the certificate of the start of work is needed: nothing is paid before the support has started. */
function certificateTo(
  { status, date_from }: GrantRecord,
  { return_deadline }: MemberRecord,
): IsoDate | null {
  return status === 'planned' ? (return_deadline ?? date_from) : null;
}

function isReplaced({ status }: GrantRecord): boolean {
  return status === 'changed';
}

/** The co-funding of the same child that an annex put in its place: they are numbered in their order. */
function nextOf(grant: GrantRecord, all: readonly GrantRecord[]): GrantRecord | undefined {
  if (!isReplaced(grant)) return undefined;
  return all
    .filter(({ id_child, ordinal }) => id_child === grant.id_child && ordinal > grant.ordinal)
    .toSorted((one, other) => one.ordinal - other.ordinal)[0];
}

export async function rowsOfGrants(db: Db, records: readonly GrantRecord[]): Promise<CoFundingRow[]> {
  const [months, names] = await Promise.all([
    monthsOf(db, idsOf(records)),
    namesOf(
      db,
      records.map(({ id_user }) => id_user),
    ),
  ]);
  return records.map((grant) => presentGrantRow(grant, { months: months.get(grant.id) ?? [], names }));
}

function idsOf(records: readonly { id: number }[]): number[] {
  return records.map(({ id }) => id);
}
