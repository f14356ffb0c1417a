import type { Locality } from '@urzad/domain';
import type { Db } from '../../db';
import { findNamed } from './repository';

/** The places of the dictionary with these names: enough for the rules about answers. */
export async function localitiesOfNames(
  db: Db,
  names: readonly (string | null | undefined)[],
): Promise<Locality[]> {
  const asked = names.filter((name): name is string => Boolean(name));

  return asked.length > 0 ? findNamed(db, asked) : [];
}
