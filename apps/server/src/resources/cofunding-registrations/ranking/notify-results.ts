import { refOf } from '@urzad/contract';
import { addDays, termEnd, warsawDate } from '@urzad/domain';
import { documentsTo, type RankedRow } from '@urzad/grants';
import { inArray } from 'drizzle-orm';
import type { Author } from '../../../author';
import type { Tx } from '../../../db';
import type { CallRow } from '../../cofunding-calls/public';
import { addNotification } from '../../notifications/public';
import { readersOf } from '../../users/public';
import { cofundingRegistration as table } from '../table';
import { type ResultTold, rankedText } from './result-emails';

type Result = Pick<RankedRow, 'id' | 'number' | 'list' | 'rank_no' | 'result'>;

interface Publication {
  call: Pick<CallRow, 'reserve_valid_to' | 'params'>;
  /** The number of the application that the budget did not cover. */
  closed_by: string | null;
  published: Date;
}

/** What the parent of a result is told. */
export function toldOf(
  { result, list, rank_no }: Result,
  { call, closed_by, published }: Publication,
): ResultTold {
  const { reserve_valid_to, params } = call;
  return {
    ...{ result, list, rank_no },
    lacking: closed_by === null ? 'places' : 'budget',
    reserve_to: reserve_valid_to && warsawDate(reserve_valid_to),
    documents_to: documentsTo(params, published),
    review_to: termEnd(addDays(warsawDate(published), params.review_request_days)),
  };
}

/** A notification to each parent, in the transaction of the publication. E-mails and letters follow as a job. */
export async function notifyOfResults(
  tx: Tx,
  { results, ...publication }: { results: readonly Result[] } & Publication,
  by: Author,
): Promise<void> {
  const ids = results.map(({ id }) => id);
  const owners = await tx
    .select({ id: table.id, to: table.id_user })
    .from(table)
    .where(inArray(table.id, ids));
  const ownerOf = new Map(owners.map(({ id, to }) => [id, to]));
  const readers = await readersOf(
    tx,
    owners.map(({ to }) => to),
  );
  for (const result of results) {
    const to = ownerOf.get(result.id);
    if (to === undefined) continue;
    const text = rankedText(result, toldOf(result, publication));
    const { locale } = readers.get(to) ?? { locale: 'pl' };
    const ref = refOf('cofundingregistration', result.id);
    await addNotification(tx, { id_user: to, locale, text, ...ref }, by);
  }
}
