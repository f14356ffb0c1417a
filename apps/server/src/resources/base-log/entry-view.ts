import type { LogEntryRow, LogEntryView } from '@urzad/contract';
import { hasPrivilege } from '@urzad/grants';
import { asc, eq, gt } from 'drizzle-orm';
import { ApiError } from '../../api-error';
import type { LogRow } from '../../audit-log/chain';
import { baseLog } from '../../audit-log/table';
import type { Db } from '../../db';
import type { SessionUser } from '../../http/resource';
import { namesOf } from '../users/public';
import { shownChanges } from './entry-changes';
import { objectNames } from './object-names';

/** Entries with the names of people and objects. */
export async function entryRows(db: Db, rows: readonly LogRow[]): Promise<LogEntryRow[]> {
  const ids = rows.flatMap(({ id_user, id_user_main }) => [id_user ?? [], id_user_main ?? []].flat());
  const people = await namesOf(db, [...new Set(ids)]);
  const objects = await objectNames(db, rows);
  // An account that is gone has no name.
  const named = (id: number | null) => (id === null ? null : { id, name: people.get(id) ?? `${id}` });

  return rows.map(({ id, date, level, event, id_user, id_user_main, ip, obj_type, id_obj }) => ({
    ...{ id, level, event, ip },
    date: date.toISOString(),
    person: named(id_user),
    acting: named(id_user_main),
    object:
      obj_type === null
        ? null
        : { type: obj_type, id: id_obj, name: objects.get(`${obj_type} ${id_obj}`) ?? null },
  }));
}

/** @throws ApiError `object-no-exist` */
export async function entryView(db: Db, id: number, viewer: SessionUser): Promise<LogEntryView> {
  const [row] = await db.select().from(baseLog).where(eq(baseLog.id, id));
  if (!row) throw new ApiError('object-no-exist');
  const [view] = await entryRows(db, [row]);
  if (!view) throw new Error(`Entry ${id} has no view.`);
  const [next] = await db
    .select({ prev_hash: baseLog.prev_hash })
    .from(baseLog)
    .where(gt(baseLog.id, id))
    .orderBy(asc(baseLog.id))
    .limit(1);

  const { method, path, request_id, prev_hash, hash } = row;
  return {
    ...view,
    ...{ method, path, request_id, prev_hash, hash },
    changes: shownChanges(row, { seesSensitive: seesSensitive(viewer) }),
    next: next ? (next.prev_hash === hash ? 'fits' : 'broken') : 'last',
  };
}

export function seesSensitive({ privileges }: Pick<SessionUser, 'privileges'>): boolean {
  return hasPrivilege(privileges, 'person_sensitive_show');
}
