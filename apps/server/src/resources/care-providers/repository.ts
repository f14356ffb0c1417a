import { and, eq } from 'drizzle-orm';
import { ApiError } from '../../api-error';
import { type Author, createdBy } from '../../author';
import type { Tx } from '../../db';
import { rowsOf } from '../../unit-of-work/rows';
import { type CareProviderRow, careProvider as table } from './table';

const rows = rowsOf(table);

/** By its id. */
export const findProvider = rows.find;

type Facility = Pick<CareProviderRow, 'kind' | 'name' | 'city' | 'community' | 'regon'> & {
  register_no: string;
  nip: string;
};
type Nanny = Pick<CareProviderRow, 'name' | 'city' | 'community' | 'contract_date'> & {
  nanny_pesel: string;
};

/**
 * The facility with this number of its register, found or made, and verified by whoever has looked into the register
 * (Process §2.5).
 * @throws ApiError `not-valid` `{register_no: 'not-eligible-e8'}` for a blocked or closed one
 */
export function verifyFacility(tx: Tx, facility: Facility, by: Author & { id: number }) {
  const { kind, register_no } = facility;
  const isIt = and(eq(table.kind, kind), eq(table.register_no, register_no));
  return verify(tx, { isIt, values: facility, field: 'register_no' }, by);
}

/** The nanny with this PESEL, found or made; a new contract takes the place of the one before. */
export function verifyNanny(tx: Tx, nanny: Nanny, by: Author & { id: number }) {
  const isIt = eq(table.nanny_pesel, nanny.nanny_pesel);
  return verify(tx, { isIt, values: { ...nanny, kind: 'NIANIA' }, field: 'nanny_pesel' }, by);
}

interface Verifying {
  isIt: ReturnType<typeof and>;
  values: Pick<CareProviderRow, 'kind' | 'name'> & Partial<CareProviderRow>;
  /** The fact by which it was found. */
  field: string;
}

async function verify(tx: Tx, { isIt, values, field }: Verifying, by: Author & { id: number }) {
  const isHere = and(isIt, eq(table.id_application, by.id_application), eq(table.deleted, 'no'));
  const verified = { status: 'verified' as const, verified_date: by.date, id_user_verified: by.id };
  // Two officers who check the same facility at once make one row: the unique index lets one of them wait.
  const [made] = await tx
    .insert(table)
    .values({ ...values, ...verified, ...createdBy(by) })
    .onConflictDoNothing()
    .returning();
  if (made) return made;

  const [found] = await tx.select().from(table).where(isHere).for('update');
  if (!found) throw new ApiError('conflict');
  if (found.status === 'blocked' || found.status === 'closed') {
    throw new ApiError('not-valid', { [`facts.${field}`]: 'not-eligible-e8' });
  }
  const contract = values.contract_date ? { contract_date: values.contract_date } : {};
  // A certificate need not name it: what an earlier one said stays.
  const regon = values.regon ? { regon: values.regon } : {};
  return rows.update(tx, found.id, { values: { ...verified, ...contract, ...regon }, by });
}

/** Marks a nanny as registered with the social insurance. */
export async function markInsured(tx: Tx, id: number, by: Author): Promise<void> {
  await rows.update(tx, id, { values: { zus_registered: 'yes' }, by });
}
