import { type AskingActor, hasPrivilege, SEE_CO_FUNDINGS, SEE_MEMBERS } from '@urzad/grants';
import { and, eq, ne, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { SessionUser } from '../../http/resource';
import { cofundingGrant, cofundingMember } from './table';

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

/** The access condition of every query about participants. Staff see others, never themselves. */
export function membersVisibleTo(viewer: Viewer): SQL | undefined {
  return visibleRows(cofundingMember, viewer);
}

/** The same of co-funding. */
export function grantsVisibleTo(viewer: Viewer): SQL | undefined {
  return visibleRows(cofundingGrant, viewer);
}

function visibleRows(
  table: Record<'id_application' | 'id_user' | 'is_test', PgColumn>,
  viewer: Viewer,
): SQL | undefined {
  const isHere = eq(table.id_application, viewer.id_application);
  if (viewer.as === 'owner') return and(isHere, eq(table.id_user, viewer.id_user));
  return and(isHere, ne(table.id_user, viewer.id_user), eq(table.is_test, viewer.testOnly ? 'yes' : 'no'));
}

function asOwner({ id, id_user_main, id_application }: SessionUser): OwnerViewer {
  return { as: 'owner', id_user: id, id_user_main, id_application };
}

/** Staff have the view of the office while their active role is not a citizen's (Order §7). */
export const memberViewerOf = (user: SessionUser) => viewerOf(user, SEE_MEMBERS);
export const grantViewerOf = (user: SessionUser) => viewerOf(user, SEE_CO_FUNDINGS);

function viewerOf(user: SessionUser, privilege: typeof SEE_MEMBERS | typeof SEE_CO_FUNDINGS): Viewer {
  const isStaff = user.perspective !== 'citizen' && hasPrivilege(user.privileges, privilege);
  if (!isStaff) return asOwner(user);
  const { id: id_user, id_application, privileges } = user;
  return { as: 'staff', id_user, id_application, privileges, testOnly: user.role_code === 'TEST' };
}

/** Who takes the steps of this viewer, as the laws name them. */
export function actorOf(viewer: Viewer): AskingActor {
  return viewer.as === 'owner' ? 'citizen' : { privileges: viewer.privileges };
}
