import type { Db } from '../../../db';
import type { AddressMaker, FileReading } from './addresses';

interface Reading {
  as: 'owner' | 'staff';
  id_user: number;
  /** The staff member who acts as the owner. */
  id_user_main?: number | null;
}

/** The same maker, whose addresses of files say who of the office reads what belongs to this person. */
export function readBy(
  { config, clock, db }: AddressMaker & { db: Db },
  { as, id_user, id_user_main = null }: Reading,
  id_person: number,
): AddressMaker & { db: Db } {
  const isOwner = as === 'owner' && id_user_main === null;
  const reading: FileReading | undefined = isOwner ? undefined : { id_person, id_user, id_user_main };
  return { config, clock, db, reading };
}
