import { and, inArray, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../db';
import type { SessionUser } from '../http/resource';

export type PeopleAmong = (db: Db, user: SessionUser, ids: readonly number[]) => Promise<number[]>;

/** Finds which of some people have a row in the table that the caller sees. */
export function peopleAmong(
  table: PgTable & { id_user: PgColumn },
  visibleTo: (user: SessionUser) => SQL | undefined,
): PeopleAmong {
  return async (db, user, ids) => {
    const rows = await db
      .selectDistinct({ id: table.id_user })
      .from(table as PgTable)
      .where(and(inArray(table.id_user, [...ids]), visibleTo(user)));
    return rows.map(({ id }) => Number(id));
  };
}
