import type { BoardNote } from '@urzad/contract';
import { EDIT_BOARDS, hasPrivilege, SEE_BOARDS, WORK_BOARDS } from '@urzad/grants';
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { SessionUser } from '../../http/resource';
import { type BoardNoteRow, boardNote as table } from './table';

type Step = BoardNote['steps'][number];

/** The boards whose cards this person sees. */
export function boardsOf({ perspective, privileges }: SessionUser): number[] {
  if (perspective === 'citizen' || !hasPrivilege(privileges, SEE_BOARDS)) return [];
  return WORK_BOARDS.filter(({ privilege }) => hasPrivilege(privileges, privilege)).map(({ id }) => id);
}

/** The access condition of every query about notes: a person's own, and those for the team, on the boards that they see. */
export function visibleTo(user: SessionUser): SQL | undefined {
  const boards = boardsOf(user);
  if (boards.length === 0) return sql`false`;
  return and(
    eq(table.id_application, user.id_application),
    eq(table.deleted, 'no'),
    eq(table.is_test, user.role_code === 'TEST' ? 'yes' : 'no'),
    inArray(table.board, boards),
    or(eq(table.id_user, user.id), eq(table.readers, 'office')),
  );
}

/** What this person may do with a note that they see: the team works on it together, who wrote it removes it. */
export function stepsOf({ status, id_user }: BoardNoteRow, { id, privileges }: SessionUser): Step[] {
  if (!hasPrivilege(privileges, EDIT_BOARDS)) return [];
  const ofStatus: Step[] = status === 'open' ? ['set', 'move', 'check', 'done'] : ['reopen'];
  return id_user === id ? [...ofStatus, 'delete'] : ofStatus;
}
