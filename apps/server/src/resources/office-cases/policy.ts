import { addDays, warsawDate } from '@urzad/domain';
import {
  type AskingActor,
  canReopen,
  getCaseKind,
  HIDDEN_KINDS,
  hasPrivilege,
  needsStatement,
  OFFICE_CASE_LAW,
  type OfficeCaseStep,
  type Privilege,
  privilegeToSettle,
  REOPEN_DAYS,
  RIGHTS_KINDS,
  SEE_CASES,
  SEE_SENSITIVE,
  SETTLE_RIGHTS,
} from '@urzad/grants';
import { and, eq, ne, notInArray, type SQL } from 'drizzle-orm';
import { ApiError } from '../../api-error';
import type { SessionUser } from '../../http/resource';
import { type CaseMessageRow, type CaseRecord, officeCase as table } from './table';

/** Who looks, and in which application. */
interface InApplication {
  id_user: number;
  id_application: number;
}

/** The applicant, or `id_user_main` of the office who acts as them. */
type OwnerViewer = InApplication & { as: 'owner'; id_user_main?: number | null };

export type StaffViewer = InApplication & { as: 'staff'; privileges: readonly string[]; testOnly: boolean };

/** Whose view of cases is given: that of the applicant, or that of the office. */
export type Viewer = OwnerViewer | StaffViewer;

/** The privilege to decide on a review: that of whose result it is asked about. */
export function decideReview({ obj_type }: Pick<CaseRecord, 'obj_type'>): Privilege {
  return obj_type === 'cofundingrequest' ? 'cofunding_request_approve' : 'cofunding_registration_approve';
}

/** New cases and letters of one applicant. */
export const LETTERS_PER_APPLICANT = { name: 'case-letter', max: 60, windowMs: 60 * 60 * 1000 };

/** The case of an application is settled with it: people only write there, and hand it on. */
const STEPS_OF_MAIN: readonly OfficeCaseStep[] = ['write', 'answer', 'note', 'takeOver', 'assign'];

/** Steps by which a review is led or decided. */
const STEPS_OF_REVIEW: readonly OfficeCaseStep[] = ['take', 'takeOver', 'close', 'refuse'];

/** Steps of the officer in charge alone (Order §11). */
const STEPS_OF_OFFICER: readonly OfficeCaseStep[] = ['answer', 'ask', 'extend', 'close', 'refuse'];

export function isOfOffice({ kind }: Pick<CaseRecord, 'kind'>): boolean {
  return HIDDEN_KINDS.includes(kind);
}

/** The access condition of every query about cases. Staff see those of others, never their own. */
export function visibleTo(viewer: Viewer): SQL | undefined {
  const isHere = eq(table.id_application, viewer.id_application);
  if (viewer.as === 'owner') {
    return and(isHere, eq(table.id_user, viewer.id_user), notInArray(table.kind, [...HIDDEN_KINDS]));
  }
  return and(
    isHere,
    ne(table.id_user, viewer.id_user),
    // What is not signed is not sent.
    ne(table.status, 'to_sign'),
    hasPrivilege(viewer.privileges, SETTLE_RIGHTS) ? undefined : notInArray(table.kind, [...RIGHTS_KINDS]),
    eq(table.is_test, viewer.testOnly ? 'yes' : 'no'),
  );
}

/** An applicant sees no notes of the office. */
export function seesMessage(viewer: Viewer, { direction }: Pick<CaseMessageRow, 'direction'>): boolean {
  return viewer.as === 'staff' || direction !== 'NOTE';
}

/**
 * Files that an applicant sends about an application may prove a disability: without the privilege for such data only the
 * officer in charge sees them.
 */
export function seesFilesOf(
  viewer: Viewer,
  { obj_type, id_user_owner }: Pick<CaseRecord, 'obj_type' | 'id_user_owner'>,
  { direction }: Pick<CaseMessageRow, 'direction'>,
): boolean {
  if (obj_type === 'general' || direction !== 'IN' || maySeeSensitive(viewer)) return true;
  return id_user_owner === viewer.id_user;
}

/** Staff have the view of the office while their active role is not a citizen's (Order §7). */
export function viewerOf(user: SessionUser): Viewer {
  const isStaff = user.perspective !== 'citizen' && hasPrivilege(user.privileges, SEE_CASES);
  const { id: id_user, id_user_main, id_application, privileges } = user;
  if (!isStaff) return { as: 'owner', id_user, id_user_main, id_application };
  return { as: 'staff', id_user, id_application, privileges, testOnly: user.role_code === 'TEST' };
}

/** @throws ApiError `no-privilege` for who has no view of the office */
export function staffViewerOf(user: SessionUser): StaffViewer {
  const viewer = viewerOf(user);
  if (viewer.as !== 'staff') throw new ApiError('no-privilege');
  return viewer;
}

/** Data on health and beliefs need a privilege (Process §4.2). */
export function maySeeSensitive(viewer: Viewer): boolean {
  return viewer.as === 'owner' || hasPrivilege(viewer.privileges, SEE_SENSITIVE);
}

/** Who takes the steps of this viewer, as the law names them. */
export function actorOf(viewer: Viewer): AskingActor {
  return viewer.as === 'owner' ? 'citizen' : { privileges: viewer.privileges };
}

interface Situation {
  viewer: Viewer;
  /** Business time. */
  now: Date;
}

/** The steps that this viewer may do now. */
export function offeredSteps(record: CaseRecord, situation: Situation): OfficeCaseStep[] {
  return OFFICE_CASE_LAW.stepsFrom(record.status, actorOf(situation.viewer)).filter(
    (step) => !refusalOf(record, step, situation),
  );
}

/** The last day on which it can be reopened; none of a case that is not ended by the office. */
export function reopenTo({ status, ended_date }: CaseRecord) {
  const isEnded = status === 'closed' || status === 'rejected';
  return isEnded && ended_date ? addDays(warsawDate(ended_date), REOPEN_DAYS) : null;
}

/** What stands against a step that the law allows in this status and to this viewer. */
export function refusalOf(
  record: CaseRecord,
  step: OfficeCaseStep,
  { viewer, now }: Situation,
): ApiError | undefined {
  const { kind, status, form } = record;
  const isSigned = needsStatement(kind, form);
  const illegal = (reason: string) => new ApiError('illegal-step', { status, reason });
  if (kind === 'ZGLOSZENIE' && !STEPS_OF_MAIN.includes(step)) return illegal('main');
  if (viewer.as === 'owner') {
    // Here, or on the paper that the office entered.
    const isFixed = status !== 'to_sign' && (record.id_document !== null || isSigned);
    if (step === 'edit' && isFixed) return illegal('signed');
    // What the office opened about a person is not theirs to end.
    return step === 'withdraw' && getCaseKind(kind).asked === null ? illegal('office') : undefined;
  }
  if (isOfOffice(record) && (step === 'answer' || step === 'ask')) return illegal('office');
  if (step === 'takeOver' && record.id_user_owner === viewer.id_user) return illegal('owner');
  if (step === 'reopen') return isReopenable(record, now) ? undefined : illegal('too-late');

  const isOfOfficer = STEPS_OF_OFFICER.includes(step) || (step === 'edit' && status !== 'new');
  if (isOfOfficer && record.id_user_owner !== viewer.id_user) {
    return new ApiError('no-privilege', { reason: 'not-owner' });
  }
  // Who enters a signed paper is not who accepts what it says.
  if (step === 'close' && isSigned && record.id_user_create === viewer.id_user) {
    return new ApiError('no-privilege', { reason: 'own-entry' });
  }
  const isDecision = kind === 'PONOWNA_OCENA' && STEPS_OF_REVIEW.includes(step);
  const needed = isDecision ? decideReview(record) : step === 'close' ? privilegeToSettle(kind) : undefined;
  return needed && !hasPrivilege(viewer.privileges, needed) ? new ApiError('no-privilege') : undefined;
}

/** A case that was accepted may have changed its object. */
function isReopenable({ kind, status, ended_date }: CaseRecord, now: Date): boolean {
  const isChange = kind === 'PONOWNA_OCENA' || kind === 'REZYGNACJA' || privilegeToSettle(kind) !== undefined;
  if (isChange && status === 'closed') return false;
  return ended_date !== null && canReopen(ended_date, now);
}

/** Whether people with the privilege to settle rights lead such a case. */
export function isOfRights({ kind }: Pick<CaseRecord, 'kind'>): boolean {
  return getCaseKind(kind).isOfRights;
}
