import {
  type AskingActor,
  CONTRACT_LAW,
  type ContractStep,
  hasPrivilege,
  SEE_CONTRACTS,
} from '@urzad/grants';
import { and, eq, isNotNull, ne, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { ApiError } from '../../api-error';
import type { SessionUser } from '../../http/resource';
import { type ContractRecord, cofundingContract as table } from './table';

/** Who looks, and in which application. */
interface InApplication {
  id_user: number;
  id_application: number;
}

/** The parent, or `id_user_main` of the office who acts as them. */
export type OwnerViewer = InApplication & { as: 'owner'; id_user_main?: number | null };

export type StaffViewer = InApplication & { as: 'staff'; privileges: readonly string[]; testOnly: boolean };

/** Whose view of contracts is given: that of the parent, or that of the office. */
export type Viewer = OwnerViewer | StaffViewer;

/** Rendering a contract costs much more than a request for it. */
export const CONTRACTS_PER_USER = { name: 'contract', max: 60, windowMs: 60 * 1000 };

/**
 * The access condition of every query about contracts. A parent sees what was sent to them; staff see those of others,
 * never their own.
 */
export function visibleTo(viewer: Viewer): SQL | undefined {
  return visibleRows(table, viewer);
}

/** The same of rows that go to a parent as contracts do. */
export function visibleRows(
  { id_application, id_user, is_test, sent_date }: Record<SeenColumn, PgColumn>,
  viewer: Viewer,
): SQL | undefined {
  const isHere = eq(id_application, viewer.id_application);
  if (viewer.as === 'owner') {
    return and(isHere, eq(id_user, viewer.id_user), isNotNull(sent_date));
  }
  return and(isHere, ne(id_user, viewer.id_user), eq(is_test, viewer.testOnly ? 'yes' : 'no'));
}

type SeenColumn = 'id_application' | 'id_user' | 'is_test' | 'sent_date';

/** The view of the parent. */
export function asOwner({
  id,
  id_user_main,
  id_application,
}: Pick<SessionUser, 'id' | 'id_user_main' | 'id_application'>): OwnerViewer {
  return { as: 'owner', id_user: id, id_user_main, id_application };
}

/** Staff have the view of the office while their active role is not a citizen's (Order §7). */
export function viewerOf(user: SessionUser): Viewer {
  const isStaff = user.perspective !== 'citizen' && hasPrivilege(user.privileges, SEE_CONTRACTS);
  if (!isStaff) return asOwner(user);
  const { id: id_user, id_application, privileges } = user;
  return { as: 'staff', id_user, id_application, privileges, testOnly: user.role_code === 'TEST' };
}

/** @throws ApiError `no-privilege` for who has no view of the office */
export function staffViewerOf(user: SessionUser): StaffViewer {
  const viewer = viewerOf(user);
  if (viewer.as !== 'staff') throw new ApiError('no-privilege');
  return viewer;
}

/** Who takes the steps of this viewer, as the law names them. */
export function actorOf(viewer: Viewer): AskingActor {
  return viewer.as === 'owner' ? 'citizen' : { privileges: viewer.privileges };
}

/** Steps by which somebody answers for a contract who never wrote a word of it (Process §4.2). */
const STEPS_OF_ANOTHER: readonly string[] = ['initial', 'sendBack', 'signOffice'];

/** What stands against a step that the law allows in this status and to this viewer. */
export function refusalOf(record: ContractRecord, step: ContractStep, viewer: Viewer): ApiError | undefined {
  const { status, prolonged } = record;
  if (step === 'prolong' && prolonged === 'yes') {
    return new ApiError('illegal-step', { status, reason: 'prolonged' });
  }
  return initialsRefusal(record, { step, viewer, own: 'own-contract' });
}

/** The rules of initials, of contracts and of annexes. */
export function initialsRefusal(
  record: { status: string } & Pick<ContractRecord, 'asked_date' | 'id_user_prepared' | 'editors'>,
  { step, viewer, own }: { step: string; viewer: Viewer; own: 'own-contract' | 'own-annex' },
): ApiError | undefined {
  const { status, asked_date, id_user_prepared, editors } = record;
  const illegal = (reason: string) => new ApiError('illegal-step', { status, reason });
  const isAsked = asked_date !== null;
  if (step === 'askInitials' && isAsked) return illegal('asked');
  if (step === 'askInitials' && id_user_prepared !== viewer.id_user) {
    return new ApiError('no-privilege', { reason: 'not-preparer' });
  }
  if ((step === 'initial' || step === 'sendBack') && !isAsked) return illegal('not-asked');
  return STEPS_OF_ANOTHER.includes(step) && editors.includes(viewer.id_user)
    ? new ApiError('no-privilege', { reason: own })
    : undefined;
}

/** The steps that this viewer may do now. */
export function offeredSteps(record: ContractRecord, viewer: Viewer): ContractStep[] {
  return CONTRACT_LAW.stepsFrom(record.status, actorOf(viewer)).filter(
    (step) => !refusalOf(record, step, viewer),
  );
}
