import type { CallRanking } from '@urzad/contract';
import * as z from 'zod/mini';
import { ApiError } from '../../api-error';
import type { Db } from '../../db';
import type { CallRow } from '../cofunding-calls/public';
import { currentFileOf, getDocument } from '../documents/public';
import { findVersion, type RankingRecord } from './repository';

const PATH = '/api/cofundingcall/rankinglist';
const whole = z.coerce.number().check(z.int(), z.positive());

/** Not in the contract: clients get the address ready made in answers, and it serves no JSON. */
export const listFile = {
  method: 'GET',
  url: PATH,
  config: { errors: ['object-no-exist'] },
  schema: {
    tags: ['cofundingcall'],
    summary: 'A published list as a sealed PDF, by the address that other answers give. Public',
    querystring: z.strictObject({ id: whole, version_no: whole }),
  },
} as const;

type ListDocument = NonNullable<NonNullable<CallRanking['proposal']>['document']>;

/** The document of a published list; `null` until it is made. */
export async function documentOf(
  db: Db,
  { id_call, version_no, id_document }: RankingRecord,
): Promise<ListDocument | null> {
  if (id_document === null) return null;
  const { number, size } = await getDocument(db, id_document);
  return { number, version_no, size, url: `${PATH}?id=${id_call}&version_no=${version_no}` };
}

/** @throws ApiError `object-no-exist`, also before it is made */
export async function findListFile(db: Db, { id }: Pick<CallRow, 'id'>, version_no: number) {
  const ranking = await findVersion(db, { id_call: id, version_no });
  if (!ranking || ranking.id_document === null) throw new ApiError('object-no-exist');
  return currentFileOf(db, await getDocument(db, ranking.id_document));
}
