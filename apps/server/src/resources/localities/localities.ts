import type { Locality } from '@urzad/domain';
import type { Db } from '../../db';
import { findNamed } from './repository';

/** The places of this name that the dictionary holds: all that a rule about one answer has to know. */
export async function localitiesOfName(db: Db, name: string | null | undefined): Promise<Locality[]> {
  return name ? findNamed(db, name) : [];
}
