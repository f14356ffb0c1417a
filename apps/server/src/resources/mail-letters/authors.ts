import { inArray } from 'drizzle-orm';
import type { Db } from '../../db';
import { namesOf } from '../users/public';
import { type IncomingRecord, mailIncoming } from './incoming/table';
import type { LetterRecord } from './table';

/** Who wrote a letter. */
export interface LetterAuthor {
  /** `null` of somebody outside. */
  id_user: number | null;
  name: string;
  /** Of a letter from outside what came with it. */
  incoming: IncomingRecord | undefined;
}

/** The authors of letters, by the ids of the letters. */
export async function authorsOf(
  db: Db,
  letters: readonly Pick<LetterRecord, 'id' | 'id_user'>[],
): Promise<Map<number, LetterAuthor>> {
  const outside = letters.flatMap(({ id, id_user }) => (id_user === null ? id : []));
  const names = await namesOf(
    db,
    letters.flatMap(({ id_user }) => id_user ?? []),
  );
  const came = outside.length > 0 ? await cameAs(db, outside) : new Map<number, IncomingRecord>();
  return new Map(
    letters.map(({ id, id_user }) => {
      const incoming = came.get(id);
      const name = id_user === null ? incoming?.from_name || incoming?.from_mail : names.get(id_user);
      return [id, { id_user, name: name ?? '', incoming }];
    }),
  );
}

async function cameAs(db: Db, ids: readonly number[]): Promise<Map<number, IncomingRecord>> {
  const rows = await db
    .select()
    .from(mailIncoming)
    .where(inArray(mailIncoming.id_letter, [...ids]));
  return new Map(rows.flatMap((row) => (row.id_letter === null ? [] : [[row.id_letter, row] as const])));
}
