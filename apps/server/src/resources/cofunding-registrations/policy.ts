import {
  type AskingActor,
  areDocumentsLate,
  correctionsLeft,
  hasPrivilege,
  isCorrectionLate,
  REGISTRATION_LAW,
  type RegistrationStatus,
  type RegistrationStep,
  SEE_REGISTRATIONS,
  SEE_SENSITIVE,
} from '@urzad/grants';
import { and, eq, isNotNull, ne, type SQL } from 'drizzle-orm';
import { ApiError } from '../../api-error';
import type { SessionUser } from '../../http/resource';
import { type CallRow, isOpen, isOver } from '../cofunding-calls/public';
import { type Rescoring, refusalOfSecond } from './ranking/rescoring';
import { type RegistrationRecord, cofundingRegistration as table } from './table';
import { statusTold } from './told';

/** Who looks, and in which application. */
interface InApplication {
  id_user: number;
  id_application: number;
}

/** The owner, or `id_user_main` of the office who acts as them. */
type OwnerViewer = InApplication & { as: 'owner'; id_user_main?: number | null };

export type StaffViewer = InApplication & { as: 'staff'; privileges: readonly string[]; testOnly: boolean };

/** Whose view of registrations is given: that of the owner, or that of the office. */
export type Viewer = OwnerViewer | StaffViewer;

/** Steps that have an endpoint today; the law of `@urzad/grants` has more. */
const OFFERED: readonly RegistrationStep[] = [
  'save',
  'prepare',
  'reopen',
  'withdrawSignature',
  'sign',
  'send',
  'cancel',
  'withdraw',
  'take',
  'takeOver',
  'confirmSignature',
  'return',
  'score',
  'reject',
  'approve',
  'sendBack',
  'prolong',
  'sendDocuments',
  'returnDocuments',
  'acceptDocuments',
  'rescore',
  'approveRescore',
];

/** Rendering a document costs much more than a request for it. */
export const DOCUMENTS_PER_USER = { name: 'document', max: 30, windowMs: 60 * 1000 };

/** The step by which a document that was made is withdrawn, so that the form can be edited. */
export const WAY_BACK: Partial<Record<RegistrationStatus, RegistrationStep>> = {
  to_sign: 'reopen',
  signed: 'withdrawSignature',
};

/**
 * The access condition of every query about registrations. Staff see submitted ones of others, never their own; those of
 * the test stage of a call are for the test role alone.
 */
export function visibleTo(viewer: Viewer): SQL | undefined {
  const isHere = eq(table.id_application, viewer.id_application);
  if (viewer.as === 'owner') return and(isHere, eq(table.id_user, viewer.id_user), eq(table.deleted, 'no'));
  return and(
    isHere,
    isNotNull(table.number),
    ne(table.id_user, viewer.id_user),
    eq(table.deleted, 'no'),
    eq(table.is_test, viewer.testOnly ? 'yes' : 'no'),
  );
}

/** The owner's view. */
export function asOwner({
  id,
  id_user_main,
  id_application,
}: Pick<SessionUser, 'id' | 'id_user_main' | 'id_application'>): OwnerViewer {
  return { as: 'owner', id_user: id, id_user_main, id_application };
}

/** Staff have the view of the office while their active role is not a citizen's (Order §7). */
export function viewerOf(user: SessionUser): Viewer {
  const isStaff = user.perspective !== 'citizen' && hasPrivilege(user.privileges, SEE_REGISTRATIONS);
  if (!isStaff) return asOwner(user);
  const { id: id_user, id_application, privileges } = user;
  return { as: 'staff', id_user, id_application, privileges, testOnly: user.role_code === 'TEST' };
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
  /** The person who gave the points. */
  scorer: number | undefined;
  /** The statuses that it has reached. */
  history: readonly { status: RegistrationStatus }[];
  call: CallRow;
  /** State of the form document of this version, if there is one. */
  document: 'frozen' | 'partially_signed' | 'signed' | undefined;
  rescoring: Rescoring;
  /** Whether a signature waits for an officer who lets it count. */
  isUnclear: boolean;
  now: Date;
}

/** The steps that this viewer can do now: those of the law, restricted by the document and the deadline. */
export function offeredSteps(
  record: RegistrationRecord,
  { viewer, scorer, history, call, document, rescoring, isUnclear, now }: Situation,
): RegistrationStep[] {
  const isLed = isLedBy(record, viewer);
  const isSecond = viewer.as === 'staff' && isSecondPerson(record, { id_user: viewer.id_user, scorer });
  // A correction has a deadline of its own.
  const isCorrection = record.number !== null;
  const canStillBeSent = isCorrection ? !isCorrectionLate(record, now) : !isOver(call, now);
  // A document that could not be signed again is not withdrawn for editing, only for deletion (decision 0023).
  if (viewer.as === 'owner' && WAY_BACK[record.status] && !canStillBeSent) return ['cancel'];

  const guards: Partial<Record<RegistrationStep, boolean>> = {
    takeOver: !isLed,
    confirmSignature: isLed && isUnclear,
    return: isLed && correctionsLeft({ history }, call.params) > 0,
    score: isLed,
    reject: isLed,
    approve: isSecond,
    sendBack: isSecond,
    prolong: isLed && record.prolonged === 'no' && !areDocumentsLate(record, now),
    sendDocuments: !areDocumentsLate(record, now),
    returnDocuments: isLed,
    acceptDocuments: isLed,
    rescore: rescoring.isAsked,
    approveRescore:
      rescoring.isAsked && refusalOfSecond(rescoring.review, { id: viewer.id_user }) === undefined,
    save: !isCorrection || canStillBeSent,
    prepare: canStillBeSent,
    sign: document === 'frozen' && canStillBeSent,
    send: document === 'signed' && (isCorrection ? canStillBeSent : isOpen(call, now)),
  };
  return REGISTRATION_LAW.stepsFrom(record.status, actorOf(viewer)).filter(
    (step) => OFFERED.includes(step) && guards[step] !== false,
  );
}

/**
 * Refuses to make, sign or withdraw a document that can no longer be submitted. A correction has a deadline of its
 * own.
 * @throws ApiError `illegal-step` `{reason: 'call-closed' | 'correction-late'}`
 */
export function refuseTooLate(record: RegistrationRecord, call: CallRow, now: Date): void {
  if (record.number !== null) refuseLateCorrection(record, now);
  else if (isOver(call, now)) throw new ApiError('illegal-step', { reason: 'call-closed' });
}

/** @throws ApiError `illegal-step` `{reason: 'correction-late'}` */
export function refuseLateCorrection(record: Pick<RegistrationRecord, 'correction_to'>, now: Date): void {
  if (isCorrectionLate(record, now)) throw new ApiError('illegal-step', { reason: 'correction-late' });
}

/** @throws ApiError `illegal-step` `{reason: 'documents-late'}` */
export function refuseLateDocuments(record: Pick<RegistrationRecord, 'documents_to'>, now: Date): void {
  if (areDocumentsLate(record, now)) throw new ApiError('illegal-step', { reason: 'documents-late' });
}

/** Statuses in which its parent was told of no decision. */
const UNDECIDED: readonly RegistrationStatus[] = ['submitted', 'formal_check', 'to_correct'];

/**
 * Whether the parent may begin another one in the call once this one is withdrawn: nothing was decided about it (E12). A
 * correction after its last day will be rejected.
 */
export function isReplaceable(record: RegistrationRecord, now: Date): boolean {
  const isDecided = record.review_date !== null || isCorrectionLate(record, now);
  return UNDECIDED.includes(statusTold(record, { as: 'owner' })) && !isDecided;
}

function isLedBy({ id_user_owner }: RegistrationRecord, { id_user }: Pick<Viewer, 'id_user'>): boolean {
  return id_user_owner === id_user;
}

/**
 * Only the officer in charge marks answers and decides (Order §11).
 * @throws ApiError `no-privilege` `{reason: 'not-owner'}`
 */
export function requireLead(record: RegistrationRecord, { id }: { id: number }): void {
  if (!isLedBy(record, { id_user: id })) throw new ApiError('no-privilege', { reason: 'not-owner' });
}

/** Whether this person may approve the points: they are not approved, and somebody else gave them. */
function isSecondPerson(
  { id_user_second }: RegistrationRecord,
  { id_user, scorer }: { id_user: number; scorer: number | undefined },
): boolean {
  return id_user_second === null && scorer !== id_user;
}

/**
 * Like `isSecondPerson`, with the reason of a refusal.
 * @throws ApiError `illegal-step` when the points are approved already, `no-privilege` for their scorer
 */
export function requireSecondPerson(
  { id_user_second }: RegistrationRecord,
  { id_user, scorer }: { id_user: number; scorer: number | undefined },
): void {
  if (id_user_second !== null) throw new ApiError('illegal-step', { reason: 'approved' });
  if (scorer === id_user) throw new ApiError('no-privilege', { reason: 'own-score' });
}
