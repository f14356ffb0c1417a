import type { RegisterChanges } from '@urzad/contract';
import { getDefault } from '../../applications/applications';
import { appendLog, systemOrigin } from '../../audit-log/log';
import { type Author, systemAuthor } from '../../author';
import type { Clock } from '../../clock';
import type { Db, Tx } from '../../db';
import { planRegister, type RegisterPlan } from './plan-register';
import { localitiesOfRegister, type RegisterFiles } from './register-file';
import { endPlaces, placesOf, register, renamePlaces } from './repository';

export interface Imported {
  /** Places of the voivodeship in the files. */
  found: number;
  /** Number of those that changed in the dictionary. */
  written: number;
}

/** Names of one kind that a preview tells. */
const FIRST = 20;

/**
 * Writes the places of the official registers into the dictionary, all or none; a second import changes nothing.
 * Other places of the dictionary stay: registrations refer to them.
 * @throws ImportRefused
 */
export async function importLocalities(
  { db, clock }: { db: Db; clock: Clock },
  files: Pick<RegisterFiles, 'terc' | 'simc'>,
): Promise<Imported> {
  const date = clock.business();

  return db.transaction(async (tx) => {
    const { voivodeship } = await getDefault(tx);
    const { found, added, named, renamed, ended } = await importRegister(
      tx,
      { ...files, voivodeship },
      systemAuthor(date),
    );
    const result = { found, written: added + named + renamed + ended };
    await appendLog(tx, systemOrigin(date), [
      { event: 'locality.import', obj_type: 'locality', diff: { ...result } },
    ]);
    return result;
  });
}

/** What the files change. @throws ImportRefused */
export async function previewRegister(db: Db, files: RegisterFiles): Promise<RegisterChanges> {
  const { found, plan } = await planOf(db, files);
  return changesOf(found, plan);
}

/** The same, and it is done. @throws ImportRefused */
export async function importRegister(tx: Tx, files: RegisterFiles, author: Author): Promise<RegisterChanges> {
  const { found, plan } = await planOf(tx, files);
  await endPlaces(
    tx,
    plan.ended.map(({ id }) => id),
    author,
  );
  await renamePlaces(
    tx,
    plan.renamed.map(({ place: { id }, to }) => ({ id, to })),
    author,
  );
  await register(tx, [...plan.added, ...plan.named], author);
  return changesOf(found, plan);
}

async function planOf(db: Db, files: RegisterFiles) {
  const places = localitiesOfRegister(files);
  return { found: places.length, plan: planRegister(await placesOf(db, files.voivodeship), places) };
}

function changesOf(found: number, { added, named, renamed, ended }: RegisterPlan): RegisterChanges {
  const names = (places: readonly { name: string }[]) => places.slice(0, FIRST).map(({ name }) => name);
  return {
    ...{ found, added: added.length, named: named.length, renamed: renamed.length, ended: ended.length },
    first: {
      added: names(added),
      renamed: renamed.slice(0, FIRST).map(({ place, to }) => ({ from: place.name, to: to.name })),
      ended: names(ended),
    },
  };
}
