import {
  type AskingActor,
  CONTACT_MESSAGE_LAW,
  type ContactMessageStep,
  hasPrivilege,
  SEE_CONTACT,
} from '@urzad/grants';
import { and, eq, type SQL } from 'drizzle-orm';
import { ApiError } from '../../api-error';
import type { SessionUser } from '../../http/resource';
import { type ContactRecord, contactMessage as table } from './table';

/** Messages are work of the office alone: their authors have no account here. */
export interface Viewer {
  id_user: number;
  id_application: number;
  privileges: readonly string[];
  testOnly: boolean;
}

/** Steps of the officer in charge alone (Order §11). */
const STEPS_OF_OFFICER: readonly ContactMessageStep[] = ['answer', 'openCase', 'close'];

/** @throws ApiError `no-privilege` for who does not see messages */
export function viewerOf(user: SessionUser): Viewer {
  const viewer = findViewer(user);
  if (!viewer) throw new ApiError('no-privilege');
  return viewer;
}

export function findViewer(user: SessionUser): Viewer | undefined {
  const { id: id_user, id_application, perspective, privileges, role_code } = user;
  const sees = perspective !== 'citizen' && hasPrivilege(privileges, SEE_CONTACT);
  return sees ? { id_user, id_application, privileges, testOnly: role_code === 'TEST' } : undefined;
}

/** The access condition of every query about messages. */
export function visibleTo({ id_application, testOnly }: Viewer): SQL | undefined {
  return and(
    eq(table.id_application, id_application),
    eq(table.deleted, 'no'),
    eq(table.is_test, testOnly ? 'yes' : 'no'),
  );
}

export function actorOf({ privileges }: Viewer): AskingActor {
  return { privileges };
}

/** The steps that this viewer may do now. */
export function offeredSteps(record: ContactRecord, viewer: Viewer): ContactMessageStep[] {
  return CONTACT_MESSAGE_LAW.stepsFrom(record.status, actorOf(viewer)).filter(
    (step) => !refusalOf(record, step, viewer),
  );
}

/** What stands against a step that the law allows in this status and to this viewer. */
export function refusalOf(
  { id_user_owner, status }: ContactRecord,
  step: ContactMessageStep,
  { id_user }: Viewer,
): ApiError | undefined {
  const isMine = id_user_owner === id_user;
  if (step === 'takeOver' && isMine) return new ApiError('illegal-step', { status, reason: 'owner' });
  if (!STEPS_OF_OFFICER.includes(step) || isMine) return undefined;
  return new ApiError('no-privilege', { reason: 'not-owner' });
}
