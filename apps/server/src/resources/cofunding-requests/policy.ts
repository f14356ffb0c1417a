import {
  type AskingActor,
  CLAIM_LAW,
  type ClaimStep,
  hasPrivilege,
  SEE_CLAIMS,
  UNSENT_CLAIM_STATUSES,
} from '@urzad/grants';
import { and, eq, isNotNull, ne, notInArray, type SQL } from 'drizzle-orm';
import { ApiError } from '../../api-error';
import type { SessionUser } from '../../http/resource';
import { type ClaimRecord, cofundingRequest } from './table';

/** Who looks, and in which application. */
interface InApplication {
  id_user: number;
  id_application: number;
}

/** The participant, or `id_user_main` of the office who acts as them. */
export type OwnerViewer = InApplication & { as: 'owner'; id_user_main?: number | null };

export type StaffViewer = InApplication & { as: 'staff'; privileges: readonly string[]; testOnly: boolean };

/** Whose view is given: that of the participant, or that of the office. */
export type Viewer = OwnerViewer | StaffViewer;

/** The access condition of every query about claims. Staff see those of others, once they were submitted. */
export function visibleTo(viewer: Viewer): SQL | undefined {
  const table = cofundingRequest;
  const isHere = and(eq(table.id_application, viewer.id_application), eq(table.deleted, 'no'));
  if (viewer.as === 'owner') return and(isHere, eq(table.id_user, viewer.id_user));
  return and(
    isHere,
    ne(table.id_user, viewer.id_user),
    eq(table.is_test, viewer.testOnly ? 'yes' : 'no'),
    isNotNull(table.send_date),
    notInArray(table.status, [...UNSENT_CLAIM_STATUSES]),
  );
}

export function asOwner({ id, id_user_main, id_application }: SessionUser): OwnerViewer {
  return { as: 'owner', id_user: id, id_user_main, id_application };
}

/** Staff have the view of the office while their active role is not a citizen's (Order §7). */
export function viewerOf(user: SessionUser): Viewer {
  const isStaff = user.perspective !== 'citizen' && hasPrivilege(user.privileges, SEE_CLAIMS);
  if (!isStaff) return asOwner(user);
  const { id: id_user, id_application, privileges } = user;
  return { as: 'staff', id_user, id_application, privileges, testOnly: user.role_code === 'TEST' };
}

/** Who takes the steps of this viewer, as the law names them. */
export function actorOf(viewer: Viewer): AskingActor {
  return viewer.as === 'owner' ? 'citizen' : { privileges: viewer.privileges };
}

/** @throws ApiError `no-privilege` for who has no view of the office */
export function staffViewerOf(user: SessionUser): StaffViewer {
  const viewer = viewerOf(user);
  if (viewer.as !== 'staff') throw new ApiError('no-privilege');
  return viewer;
}

/** Steps of who has taken the claim to check it. */
const STEPS_OF_VERIFIER: readonly ClaimStep[] = ['decide', 'callCorrection', 'verify'];

/** Steps of a person who never had the claim to check (Process §2.14, §4.2). */
const STEPS_OF_ANOTHER: readonly ClaimStep[] = [
  ...(['sendBack', 'approve', 'approvePartly', 'reject', 'keep'] as const),
];

/** What stands against a step that the law allows in this status and to this viewer. */
export function refusalOf(
  { status, id_document, id_user_verifier, checkers, already_paid }: ClaimRecord,
  step: ClaimStep,
  viewer: Viewer,
): ApiError | undefined {
  if (step === 'sign' && id_document === null) {
    return new ApiError('illegal-step', { status, reason: 'not-prepared' });
  }
  // A correction is submitted, too, and its month may be paid: it goes on to its result.
  if (step === 'withdraw' && (id_user_verifier !== null || already_paid > 0)) {
    return new ApiError('illegal-step', { status, reason: 'taken' });
  }
  if (step === 'take' && status === 'verification' && id_user_verifier === viewer.id_user) {
    return new ApiError('illegal-step', { status, reason: 'owner' });
  }
  if (STEPS_OF_VERIFIER.includes(step) && id_user_verifier !== viewer.id_user) {
    return new ApiError('no-privilege', { reason: 'not-verifier' });
  }
  return STEPS_OF_ANOTHER.includes(step) && checkers.includes(viewer.id_user)
    ? new ApiError('no-privilege', { reason: 'own-check' })
    : undefined;
}

/** The steps that this viewer may do now. */
export function offeredSteps(record: ClaimRecord, viewer: Viewer): ClaimStep[] {
  return CLAIM_LAW.stepsFrom(record.status, actorOf(viewer)).filter(
    (step) => !refusalOf(record, step, viewer),
  );
}

/** Rendering a claim costs much more than a request for it. */
export const CLAIMS_PER_USER = { name: 'claim', max: 30, windowMs: 60 * 1000 };
