import { getDefault } from '../../applications/applications';
import { appendLog, systemOrigin } from '../../audit-log/log';
import { systemAuthor } from '../../author';
import type { Clock } from '../../clock';
import type { Db } from '../../db';
import { localitiesOfRegister } from './register-file';
import { register } from './repository';

export interface Imported {
  /** Places of the voivodeship in the files. */
  found: number;
  /** Number of those that were new or got their identifier. */
  written: number;
}

/**
 * Writes the places of the official registers into the dictionary, all or none; a second import changes nothing.
 * Other places of the dictionary stay: registrations refer to them.
 * @throws ImportRefused
 */
export async function importLocalities(
  { db, clock }: { db: Db; clock: Clock },
  files: { terc: string; simc: string },
): Promise<Imported> {
  const date = clock.business();

  return db.transaction(async (tx) => {
    const { voivodeship } = await getDefault(tx);
    const places = localitiesOfRegister({ ...files, voivodeship });
    const result = { found: places.length, written: await register(tx, places, systemAuthor(date)) };
    await appendLog(tx, systemOrigin(date), [
      { event: 'locality.import', obj_type: 'locality', diff: { ...result } },
    ]);
    return result;
  });
}
