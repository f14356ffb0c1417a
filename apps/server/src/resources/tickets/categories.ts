import { warsawDate } from '@urzad/domain';
import { ApiError } from '../../api-error';
import type { Author } from '../../author';
import type { Tx } from '../../db';
import { findOffered } from '../libraries/public';

/** @throws ApiError `not-valid` for a category that the office does not offer */
export async function requireCategory(
  tx: Tx,
  code: string,
  { id_application, date }: Pick<Author, 'id_application' | 'date'>,
): Promise<void> {
  const asked = { id_application, code: 'TICKET_CATEGORY' };
  const found = await findOffered(tx, asked, { code, day: warsawDate(date) });
  if (!found) throw new ApiError('not-valid', { category: 'not-valid-option' });
}
