import { DEFAULT_APPLICATION } from '@urzad/contract';
import { ROLES } from '@urzad/grants';
import type { Tx } from '../db';
import { role } from '../roles/table';

/** System roles as the domain describes them. A new release may change them, so they are written at every start. */
export async function seedRoles(tx: Tx, date: Date): Promise<void> {
  for (const { code, name, perspective, privileges } of ROLES) {
    const facts = { name: name.pl, perspective, privileges: [...privileges], system: 'yes' as const };
    await tx
      .insert(role)
      .values({ ...facts, code, id_application: DEFAULT_APPLICATION, create_date: date, mod_date: date })
      .onConflictDoUpdate({ target: role.code, set: facts });
  }
}
