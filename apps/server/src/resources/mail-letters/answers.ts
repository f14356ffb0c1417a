import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { ApiError } from '../../api-error';
import type { Db, Tx } from '../../db';
import { namesOf } from '../users/public';
import { letters } from './copies';
import { type LetterRecord, mailLetter } from './table';

/** What is told of an answer to who did not write it. */
export interface Answer {
  id: number;
  name: string;
  date: Date;
}

/** The last answer that the office has sent outside to each of these letters. */
export async function lastAnswers(db: Db, ids: readonly number[]): Promise<Map<number, Answer>> {
  if (ids.length === 0) return new Map();
  const found = await db
    .selectDistinctOn([mailLetter.id_before], {
      ...{ id: mailLetter.id, id_before: mailLetter.id_before },
      ...{ id_user: mailLetter.id_user, date: mailLetter.date },
    })
    .from(mailLetter)
    .where(
      and(
        inArray(mailLetter.id_before, [...ids]),
        isNotNull(mailLetter.id_user),
        eq(mailLetter.status, 'sent'),
        eq(mailLetter.deleted, 'no'),
        sql`${mailLetter.recipients} @> '[{"kind":"outside"}]'::jsonb`,
      ),
    )
    .orderBy(mailLetter.id_before, desc(mailLetter.date), desc(mailLetter.id));
  const names = await namesOf(
    db,
    found.flatMap(({ id_user }) => id_user ?? []),
  );
  return new Map(
    found.map(({ id, id_before, id_user, date }) => [
      id_before ?? 0,
      { id, name: names.get(id_user ?? 0) ?? '', date },
    ]),
  );
}

/**
 * A letter from outside lies in the folders of the whole office: two people may answer it at once. The second one is told,
 * and sends the answer once they know of the other.
 * @throws ApiError `illegal-step` `{reason: 'answered'}`
 */
export async function refuseAnswered(
  tx: Tx,
  { id_before, recipients }: Pick<LetterRecord, 'id_before' | 'recipients'>,
  known: number | null | undefined,
): Promise<void> {
  if (known === undefined || id_before === null) return;
  if (!recipients.some(({ kind }) => kind === 'outside')) return;
  const before = await letters.getLocked(tx, id_before, undefined);
  if (before.id_user !== null) return;
  const last = (await lastAnswers(tx, [id_before])).get(id_before);
  if (!last || last.id === known) return;
  throw new ApiError('illegal-step', { reason: 'answered', id: last.id, name: last.name });
}
