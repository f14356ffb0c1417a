import { KNOWN_LOCALITIES } from '@urzad/domain';
import { systemAuthor } from '../author';
import type { Tx } from '../db';
import { insertMissing } from '../resources/localities/public';

/** The places of the domain. A new release may have more, so they are written at every start. */
export async function seedLocalities(tx: Tx, date: Date): Promise<void> {
  await insertMissing(tx, KNOWN_LOCALITIES, systemAuthor(date));
}
