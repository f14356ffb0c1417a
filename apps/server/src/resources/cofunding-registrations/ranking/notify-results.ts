import { refOf } from '@urzad/contract';
import { warsawDate } from '@urzad/domain';
import { documentsTo, type RankedRow, reviewRequestTo } from '@urzad/grants';
import { inArray } from 'drizzle-orm';
import type { Author } from '../../../author';
import type { Tx } from '../../../db';
import { officeWordsOf } from '../../../settings/office-words';
import type { CallRow } from '../../cofunding-calls/public';
import { addNotifications } from '../../notifications/public';
import { readersOf } from '../../users/public';
import { cofundingRegistration as table } from '../table';
import { RESULT_TEMPLATES, type ResultTold, rankedText } from './result-emails';

type Result = Pick<RankedRow, 'id' | 'number' | 'list' | 'rank_no' | 'result'>;

interface Publication {
  call: Pick<CallRow, 'reserve_valid_to' | 'params'>;
  /** The number of the application that the budget did not cover. */
  closed_by: string | null;
  published: Date;
  /** Of the list; one above 1 was published after a review of points. */
  version_no: number;
}

/** What the parent of a result is told. */
export function toldOf(
  { result, list, rank_no }: Result,
  { call, closed_by, published, version_no }: Publication,
): ResultTold {
  const { reserve_valid_to, params } = call;
  return {
    ...{ result, list, rank_no },
    lacking: closed_by === null ? 'places' : 'budget',
    reserve_to: reserve_valid_to && warsawDate(reserve_valid_to),
    documents_to: documentsTo(params, published),
    review_to: version_no > 1 ? null : reviewRequestTo(params, published),
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
  const worded = await officeWordsOf(tx, by.id_application, RESULT_TEMPLATES);
  const told = results.flatMap((result) => {
    const to = ownerOf.get(result.id);
    if (to === undefined) return [];
    const text = worded(rankedText(result, toldOf(result, publication)));
    const { locale } = readers.get(to) ?? { locale: 'pl' };
    const ref = refOf('cofundingregistration', result.id);
    return [{ id_user: to, locale, text, ...ref }];
  });
  await addNotifications(tx, told, by);
}
