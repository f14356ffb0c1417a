import { type LinkedObject, type ObjectRef, refOf } from '@urzad/contract';
import type { Db } from '../../db';
import type { SessionUser } from '../../http/resource';
import { objectNames } from '../base-log/public';
import type { CalendarRow } from './table';

type Subject = ObjectRef<NonNullable<CalendarRow['obj_type']>>;

/** Whether a person may see an object. Given from outside: what is shown of objects needs the calendar. */
export type SeesObject = (db: Db, user: SessionUser, object: ObjectRef) => Promise<boolean>;

/** What an event is about. */
export function subjectOf({ obj_type, id_obj }: Pick<CalendarRow, 'obj_type' | 'id_obj'>): Subject | null {
  return obj_type === null || id_obj === null ? null : refOf(obj_type, id_obj);
}

/** What events are about, of that which this person may see: nobody else learns its number. */
export async function seenSubjects(
  db: Db,
  rows: readonly CalendarRow[],
  { user, sees }: { user: SessionUser; sees: SeesObject },
): Promise<(row: CalendarRow) => LinkedObject | null> {
  const subjects = new Map(rows.flatMap((row) => nameable(subjectOf(row))));
  const seen: Subject[] = [];
  for (const subject of subjects.values()) if (await sees(db, user, subject)) seen.push(subject);
  const names = await objectNames(db, seen);
  const linked = new Map(seen.map((one) => [keyOf(one), { ...one, name: names.get(keyOf(one)) ?? '' }]));
  return (row) => {
    const subject = subjectOf(row);
    return (subject && linked.get(keyOf(subject))) ?? null;
  };
}

/**
 * What an event is to be about. Who may not see what it is about leaves that as it is.
 * @param chosen undefined: what is stored
 */
export async function chosenSubject(
  db: Db,
  { user, sees }: { user: SessionUser; sees: SeesObject },
  { chosen, stored }: { chosen: Subject | null | undefined; stored: Subject | null },
): Promise<Subject | null | 'not-valid-option'> {
  if (chosen === undefined || keyOf(chosen) === keyOf(stored)) return stored;
  const touched = [stored, chosen].filter((one) => one !== null);
  for (const one of touched) if (!(await sees(db, user, one))) return 'not-valid-option';
  return chosen;
}

function nameable(subject: Subject | null): [string, Subject][] {
  return subject ? [[keyOf(subject), subject]] : [];
}

function keyOf(subject: Subject | null): string {
  return subject ? `${subject.obj_type} ${subject.id_obj}` : '';
}
