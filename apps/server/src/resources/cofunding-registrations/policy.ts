import {
  correctionsLeft,
  hasPrivilege,
  isCorrectionLate,
  mayStep,
  type RegistrationStatus,
  type RegistrationStep,
  SEE_REGISTRATIONS,
  stepsFrom,
} from '@urzad/grants';
import { ApiError } from '../../api-error';
import type { SessionUser } from '../../http/resource';
import { type CallRow, isOpen, isOver } from '../cofunding-calls/public';
import type { RegistrationRecord } from './table';

export type StaffViewer = { as: 'staff'; id_user: number; privileges: readonly string[]; testOnly: boolean };

/** Through whose eyes registrations are seen: one's own, or those of the office. */
export type Viewer = { as: 'owner'; id_user: number } | StaffViewer;

/** Steps that have an endpoint today; the law of `@urzad/grants` knows more. */
const OFFERED: readonly RegistrationStep[] = [
  'save',
  'prepare',
  'reopen',
  'withdrawSignature',
  'sign',
  'send',
  'cancel',
  'take',
  'return',
  'score',
  'reject',
  'approve',
  'sendBack',
];

/** Making a document costs the server more than asking for it costs the caller. */
export const DOCUMENTS_PER_USER = { name: 'document', max: 30, windowMs: 60 * 1000 };

/** How a document that was made is taken back to the form. */
export const WAY_BACK: Partial<Record<RegistrationStatus, RegistrationStep>> = {
  to_sign: 'reopen',
  signed: 'withdrawSignature',
};

/** Everybody may see what is their own. */
export function asOwner({ id }: Pick<SessionUser, 'id'>): Viewer & { as: 'owner' } {
  return { as: 'owner', id_user: id };
}

/** Staff see the office's side while their active role is not a citizen's (Order §7). */
export function viewerOf(user: SessionUser): Viewer {
  const isStaff = user.perspective !== 'citizen' && hasPrivilege(user.privileges, SEE_REGISTRATIONS);
  if (!isStaff) return asOwner(user);
  return { as: 'staff', id_user: user.id, privileges: user.privileges, testOnly: user.role_code === 'TEST' };
}

/** Health and beliefs are for those who need them (Process §4.2). */
export function maySeeSensitive(viewer: Viewer): boolean {
  return viewer.as === 'owner' || hasPrivilege(viewer.privileges, 'person_sensitive_show');
}

/** @throws ApiError `no-privilege` for staff who may look but not act */
export function requireStep(
  step: RegistrationStep,
  record: Pick<RegistrationRecord, 'status'>,
  viewer: Viewer,
): void {
  const actor = viewer.as === 'owner' ? ('citizen' as const) : { privileges: viewer.privileges };
  if (mayStep(step, record.status, actor)) return;
  // In another status the same person might: then it is the status that is wrong, not the person.
  const mayEver = REACHED_BY[step]?.some((status) => mayStep(step, status, actor)) ?? true;
  throw mayEver ? new ApiError('illegal-step', { status: record.status }) : new ApiError('no-privilege');
}

/** Where a step of the staff begins: asked only to tell a missing privilege from a wrong status. */
const REACHED_BY: Partial<Record<RegistrationStep, readonly RegistrationStatus[]>> = {
  take: ['submitted'],
  return: ['formal_check'],
  score: ['formal_check'],
  reject: ['formal_check'],
  approve: ['scored'],
  sendBack: ['scored'],
};

/** Only the owner signs: nobody does it for another (Order §2). */
export function refuseActing({ id_user_main }: SessionUser): void {
  if (id_user_main !== null) throw new ApiError('no-privilege', { reason: 'acting' });
}

interface Situation {
  viewer: Viewer;
  /** Who gave the points. */
  scorer: number | undefined;
  call: CallRow;
  /** State of the form document of this version, if it is made. */
  document: 'frozen' | 'signed' | undefined;
  now: Date;
}

/** What this viewer can do right now: the law, narrowed by the document and the deadline. */
export function offeredSteps(
  record: RegistrationRecord,
  { viewer, scorer, call, document, now }: Situation,
): RegistrationStep[] {
  const actor = viewer.as === 'owner' ? ('citizen' as const) : { privileges: viewer.privileges };
  const isSecond = viewer.as === 'staff' && isSecondPerson(record, { id_user: viewer.id_user, scorer });
  // A correction has its own time.
  const isCorrection = record.number !== null;
  const canStillBeSent = isCorrection ? !isCorrectionLate(record, now) : !isOver(call, now);
  // What cannot be signed again is not taken back to be changed, only to be deleted (decision 0023).
  if (viewer.as === 'owner' && WAY_BACK[record.status] && !canStillBeSent) return ['cancel'];

  const guards: Partial<Record<RegistrationStep, boolean>> = {
    return: correctionsLeft(record, call.params) > 0,
    approve: isSecond,
    sendBack: isSecond,
    save: !isCorrection || canStillBeSent,
    prepare: canStillBeSent,
    sign: document === 'frozen' && canStillBeSent,
    send: document === 'signed' && (isCorrection ? canStillBeSent : isOpen(call, now)),
  };
  return stepsFrom(record.status, actor).filter((step) => OFFERED.includes(step) && guards[step] !== false);
}

/**
 * Nobody makes, signs or takes back what can no longer be sent. A correction has its own time.
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

/** Points wait for a second person: until they are approved, for anybody but their scorer. */
function isSecondPerson(
  { id_user_second }: RegistrationRecord,
  { id_user, scorer }: { id_user: number; scorer: number | undefined },
): boolean {
  return id_user_second === null && scorer !== id_user;
}

/**
 * The same, for one who tries.
 * @throws ApiError `illegal-step` when they are approved already, `no-privilege` for the scorer
 */
export function requireSecondPerson(
  { id_user_second }: RegistrationRecord,
  { id_user, scorer }: { id_user: number; scorer: number | undefined },
): void {
  if (id_user_second !== null) throw new ApiError('illegal-step', { reason: 'approved' });
  if (scorer === id_user) throw new ApiError('no-privilege', { reason: 'own-score' });
}
