import type { BoardNote, boardNotes as contract, ParsedQueryOf } from '@urzad/contract';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db';
import type { SessionUser } from '../../http/resource';
import { findPage, type Sort } from '../../lists/find-page';
import { knownNamesOf } from '../users/public';
import { stepsOf, visibleTo } from './policy';
import { type BoardNoteRow, DAY_IN_ORDER, boardNote as table } from './table';

/** As `DAY_IN_ORDER` has it. */
const [NO_DAY, DONE] = ['9999-12-30', '9999-12-31'];

const SORTS: Record<'due_date', Sort<BoardNoteRow>> = {
  due_date: {
    column: DAY_IN_ORDER,
    cast: 'date',
    valueOf: ({ status, due_date }) => (status === 'done' ? DONE : (due_date ?? NO_DAY)),
  },
};

/** One page of the notes on a board. */
export async function findNotePage(db: Db, user: SessionUser, query: ParsedQueryOf<typeof contract.get>) {
  const where = and(
    visibleTo(user),
    eq(table.board, query.id_board),
    query.author === 'me' ? eq(table.id_user, user.id) : undefined,
  );
  const page = await findPage(db, { table, where, sorts: SORTS, fallback: 'due_date' }, query);
  return { ...page, notes: await viewsOf(db, page.rows, user) };
}

/** A note as this person sees it. */
export async function viewOf(db: Db, row: BoardNoteRow, user: SessionUser): Promise<BoardNote> {
  const [view] = await viewsOf(db, [row], user);
  if (!view) throw new Error(`Note ${row.id} has no view.`);
  return view;
}

async function viewsOf(db: Db, rows: readonly BoardNoteRow[], user: SessionUser): Promise<BoardNote[]> {
  const names = await knownNamesOf(db, [...new Set(rows.map(({ id_user }) => id_user))]);
  return rows.map((row) => {
    const { id, row_version, board, column, status, title, text, due_date, readers, id_user } = row;
    const { labels, points } = row;
    return {
      ...{ id, row_version, id_board: board, column, status, title, text, due_date, readers },
      ...{ labels, points },
      author: { id: id_user, name: names.get(id_user) ?? '' },
      is_own: id_user === user.id ? 'yes' : 'no',
      steps: stepsOf(row, user),
    };
  });
}
