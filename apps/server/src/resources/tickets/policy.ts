import { warsawDate } from '@urzad/domain';
import {
  type AskingActor,
  hasPrivilege,
  SEE_TICKETS,
  TICKET_LAW,
  type TicketStep,
  ticketReopenTo,
} from '@urzad/grants';
import { and, eq, ne, or, type SQL } from 'drizzle-orm';
import { ApiError } from '../../api-error';
import type { SessionUser } from '../../http/resource';
import { type TicketMessageRow, type TicketRecord, ticket as table } from './table';

/** Who looks, and in which application. */
interface InApplication {
  id_user: number;
  id_application: number;
}

/** Who asked, or `id_user_main` of the office who acts as them. */
export type AskerViewer = InApplication & { as: 'owner'; id_user_main: number | null };

export type DeskViewer = InApplication & { as: 'staff'; privileges: readonly string[]; testOnly: boolean };

/** Whose view of tickets is given: that of who asked, or that of the help desk. */
export type Viewer = AskerViewer | DeskViewer;

/** New tickets and letters of one person. */
export const LETTERS_PER_ASKER = { name: 'ticket-letter', max: 60, windowMs: 60 * 60 * 1000 };

/** Steps of the officer in charge alone, once there is one (Order §11). */
const STEPS_OF_OFFICER: readonly TicketStep[] = ['answer', 'ask', 'solve', 'edit', 'close', 'merge'];

/** Everybody signed in asks, staff too. */
export function askerOf({ id: id_user, id_user_main, id_application }: SessionUser): AskerViewer {
  return { as: 'owner', id_user, id_user_main, id_application };
}

export function findDesk(user: SessionUser): DeskViewer | undefined {
  const { id: id_user, id_application, perspective, privileges, role_code } = user;
  const sees = perspective !== 'citizen' && hasPrivilege(privileges, SEE_TICKETS);
  return sees
    ? { as: 'staff', id_user, id_application, privileges, testOnly: role_code === 'TEST' }
    : undefined;
}

/** @throws ApiError `no-privilege` for who does not see the tickets of others */
export function deskOf(user: SessionUser): DeskViewer {
  const viewer = findDesk(user);
  if (!viewer) throw new ApiError('no-privilege');
  return viewer;
}

/** The view that this person has of a ticket. */
export function viewerOf(user: SessionUser, { id_user }: Pick<TicketRecord, 'id_user'>): Viewer {
  return id_user === user.id ? askerOf(user) : deskOf(user);
}

/** The access condition of every query about tickets. The help desk sees those of others, never its own. */
export function visibleTo(viewer: Viewer): SQL | undefined {
  const isHere = and(eq(table.id_application, viewer.id_application), eq(table.deleted, 'no'));
  if (viewer.as === 'owner') return and(isHere, eq(table.id_user, viewer.id_user));
  return and(isHere, ne(table.id_user, viewer.id_user), eq(table.is_test, viewer.testOnly ? 'yes' : 'no'));
}

/** What this person sees of tickets, their own or those of others. */
export function visibleToUser(user: SessionUser): SQL | undefined {
  const desk = findDesk(user);
  const own = visibleTo(askerOf(user));
  return desk ? or(own, visibleTo(desk)) : own;
}

/** Who asked sees no notes of the help desk. */
export function seesMessage(viewer: Viewer, { direction }: Pick<TicketMessageRow, 'direction'>): boolean {
  return viewer.as === 'staff' || direction !== 'NOTE';
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
export function offeredSteps(record: TicketRecord, situation: Situation): TicketStep[] {
  return TICKET_LAW.stepsFrom(record.status, actorOf(situation.viewer)).filter(
    (step) => !refusalOf(record, step, situation),
  );
}

/** What stands against a step that the law allows in this status and to this viewer. */
export function refusalOf(
  { status, id_user_owner, id_ticket_main, closed_date }: TicketRecord,
  step: TicketStep,
  { viewer, now }: Situation,
): ApiError | undefined {
  const illegal = (reason: string) => new ApiError('illegal-step', { status, reason });
  if (step === 'unsolved' || step === 'reopen') {
    // Its letters go on in the ticket that it was merged into.
    if (id_ticket_main !== null) return illegal('merged');
    return closed_date && warsawDate(now) > ticketReopenTo(closed_date) ? illegal('too-late') : undefined;
  }
  const isMine = id_user_owner === viewer.id_user;
  if (step === 'takeOver' && isMine) return illegal('owner');
  const isLed = id_user_owner !== null || step === 'answer' || step === 'ask' || step === 'solve';
  if (!STEPS_OF_OFFICER.includes(step) || isMine || !isLed) return undefined;
  return new ApiError('no-privilege', { reason: 'not-owner' });
}
