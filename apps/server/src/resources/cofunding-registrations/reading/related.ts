import type { RelatedRegistration } from '@urzad/contract';
import { and, desc, inArray, or } from 'drizzle-orm';
import type { Db } from '../../../db';
import { referredRow } from '../../../referred-row';
import { callsById } from '../../cofunding-calls/public';
import { type Viewer, visibleTo } from '../policy';
import { cofundingChild, type RegistrationRecord, cofundingRegistration as table } from '../table';

type Known = Pick<RegistrationRecord, 'id' | 'id_user'>;

/** The sent applications of the same person or for the same child, by the id of each of these. The office alone reads them. */
export async function relatedTo(
  db: Db,
  records: readonly Known[],
  viewer: Viewer,
): Promise<ReadonlyMap<number, RelatedRegistration[]>> {
  if (viewer.as === 'owner' || records.length === 0) return new Map();
  const children = await childrenOf(db, records);
  const { id, number, status, id_user, id_call } = table;
  const isOfPerson = inArray(
    id_user,
    records.map((record) => record.id_user),
  );
  const isOfChild = inArray(
    id,
    children.map(({ id_registration }) => id_registration),
  );
  const rows = await db
    .select({ id, number, status, id_user, id_call })
    .from(table)
    .where(and(visibleTo(viewer), or(isOfPerson, isOfChild)))
    .orderBy(desc(table.send_date), desc(id));
  const calls = await callsById(
    db,
    rows.map((row) => row.id_call),
  );

  const peselsOf = (of: number) =>
    children.flatMap(({ id_registration, pesel }) => (id_registration === of ? [pesel] : []));
  return new Map(
    records.map((record) => {
      const own = new Set(peselsOf(record.id));
      const related = rows.filter(
        (row) =>
          row.id !== record.id &&
          (row.id_user === record.id_user || peselsOf(row.id).some((pesel) => own.has(pesel))),
      );
      return [
        record.id,
        related.map((row) => ({
          id: row.id,
          number: row.number ?? '',
          status: row.status,
          call_number: referredRow(calls.get(row.id_call)).number,
          same_person: row.id_user === record.id_user ? ('yes' as const) : ('no' as const),
        })),
      ];
    }),
  );
}

/** The children of these registrations, in every registration that has one of them. */
async function childrenOf(db: Db, records: readonly Known[]) {
  const { id_registration, pesel } = cofundingChild;
  const ids = records.map(({ id }) => id);
  const own = await db.select({ pesel }).from(cofundingChild).where(inArray(id_registration, ids));
  if (own.length === 0) return [];
  return db
    .select({ id_registration, pesel })
    .from(cofundingChild)
    .where(
      inArray(
        pesel,
        own.map((child) => child.pesel),
      ),
    );
}
