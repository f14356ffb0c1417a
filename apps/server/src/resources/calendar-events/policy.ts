import type { CalendarEvent } from '@urzad/contract';
import { type CalendarStatus, calendarEnd, EDIT_CALENDAR, hasPrivilege, SEE_CALENDAR } from '@urzad/grants';
import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { SessionUser } from '../../http/resource';
import { type CalendarRow, calendarEvent as table } from './table';

type Step = CalendarEvent['steps'][number];

/**
 * The access condition of every query about events: a person's own, those that they are invited to, and absences, which
 * colleagues plan by.
 */
export function visibleTo(user: SessionUser): SQL | undefined {
  const { id, id_application, role_code, perspective, privileges } = user;
  if (perspective === 'citizen' || !hasPrivilege(privileges, SEE_CALENDAR)) return sql`false`;
  return and(
    eq(table.id_application, id_application),
    eq(table.deleted, 'no'),
    eq(table.is_test, role_code === 'TEST' ? 'yes' : 'no'),
    or(eq(table.id_user, id), eq(table.kind, 'URLOP'), sql`${id} = any(${table.participants})`),
  );
}

/** Whether this person reads more of it than that somebody is absent. */
export function seesWhole({ kind, id_user, id_user_deputy }: CalendarRow, { id }: SessionUser): boolean {
  return kind !== 'URLOP' || id === id_user || id === id_user_deputy;
}

/** @param now business time */
export function statusOf(row: CalendarRow, now: Date): CalendarStatus {
  return row.status === 'planned' && calendarEnd(row) <= now ? 'done' : row.status;
}

/**
 * What this person may do with it: everybody in it may change it, as a meeting is theirs together; who wrote it calls it
 * off, and removes what nobody else counts on.
 */
export function stepsOf(row: CalendarRow, { id, privileges }: SessionUser): Step[] {
  if (!hasPrivilege(privileges, EDIT_CALENDAR)) return [];
  const { status, id_user, participants } = row;
  const isOwn = id_user === id;
  const isOpen = status === 'planned';
  const isAlone = othersOf(row).length === 0;
  return [
    ...(isOpen && (isOwn || participants.includes(id)) ? ['set' as const] : []),
    ...(isOpen && isOwn && !isAlone ? ['cancel' as const] : []),
    ...(isOwn && (isAlone || !isOpen) ? ['delete' as const] : []),
  ];
}

/** Who is in it beside who wrote it. */
export function othersOf({
  participants,
  id_user_deputy,
}: Pick<CalendarRow, 'participants' | 'id_user_deputy'>): number[] {
  return [...new Set([...participants, ...(id_user_deputy === null ? [] : [id_user_deputy])])];
}
