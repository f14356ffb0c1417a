import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db';
import { visibleTo } from './policy';
import { baseNotification } from './table';

/** How many notifications this person has not read, in one application. */
export function countUnread(db: Db, { id, id_application }: { id: number; id_application: number }) {
  const { show, deleted } = baseNotification;
  return db.$count(
    baseNotification,
    and(visibleTo({ id_user: id, id_application }), eq(show, 'no'), eq(deleted, 'no')),
  );
}
