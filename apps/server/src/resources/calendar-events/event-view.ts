import type { CalendarEvent } from '@urzad/contract';
import type { Db } from '../../db';
import type { SessionUser } from '../../http/resource';
import { namesOf } from '../users/public';
import { type SeesObject, seenSubjects } from './event-subjects';
import { othersOf, seesWhole, statusOf, stepsOf } from './policy';
import type { CalendarRow } from './table';

interface Looking {
  user: SessionUser;
  /** Business time. */
  now: Date;
  sees: SeesObject;
}

/** Events as this person sees them. */
export async function viewsOf(
  db: Db,
  rows: readonly CalendarRow[],
  { user, now, sees }: Looking,
): Promise<CalendarEvent[]> {
  const ids = new Set(rows.flatMap((row) => [row.id_user, ...othersOf(row)]));
  const names = await namesOf(db, [...ids]);
  const seen = await seenSubjects(db, rows, { user, sees });
  const named = (id: number) => ({ id, name: names.get(id) ?? '' });
  return rows.map((row) => {
    const { id, row_version, kind, title, place, note, id_user_deputy, participants } = row;
    const { day_from, day_to, time_from, time_to } = row;
    const isWhole = seesWhole(row, user);
    const about = seen(row);
    return {
      ...{ id, row_version, kind, day_from, day_to, time_from, time_to },
      ...(isWhole ? { title, place, note } : { title: '', place: '', note: '' }),
      status: statusOf(row, now),
      organiser: named(row.id_user),
      deputy: id_user_deputy === null ? null : named(id_user_deputy),
      participants: participants.map(named),
      reminders: row.reminders,
      about,
      is_about_hidden: row.obj_type !== null && !about ? 'yes' : 'no',
      steps: stepsOf(row, user),
    };
  });
}

export async function viewOf(db: Db, row: CalendarRow, looking: Looking): Promise<CalendarEvent> {
  const [view] = await viewsOf(db, [row], looking);
  if (!view) throw new Error(`Event ${row.id} has no view.`);
  return view;
}
