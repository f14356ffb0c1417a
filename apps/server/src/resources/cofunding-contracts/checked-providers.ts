import type { Db } from '../../db';
import { findProviders } from '../care-providers/public';
import { careProvidersOf } from '../cofunding-registrations/public';
import type { CheckedProvider } from './terms-of-registration';

/** Who cares for each child as their certificate was checked, by the place of the child in the form. */
export async function checkedProviders(
  db: Db,
  id_registration: number,
): Promise<Map<number, CheckedProvider>> {
  const idOf = await careProvidersOf(db, id_registration);
  const found = await findProviders(db, [...idOf.values()]);
  return new Map(
    [...idOf].flatMap(([position, id]) => {
      const provider = found.get(id);
      if (!provider) return [];
      const { kind, name, register_no, city } = provider;
      const named = { id_careprovider: id, kind, name, register_no: register_no ?? '', city: city ?? '' };
      return [[position, named]];
    }),
  );
}
