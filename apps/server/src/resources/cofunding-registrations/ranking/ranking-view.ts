import type { RankingRow } from '@urzad/contract';
import { points } from '@urzad/grants';
import { formOfDraft } from '@urzad/grants/schemas';
import { inArray } from 'drizzle-orm';
import type { Db } from '../../../db';
import { type CallRow, termsOf } from '../../cofunding-calls/public';
import { factsOf } from '../reading/commune-facts';
import { cofundingRegistration as table } from '../table';

type Told = Pick<RankingRow, 'name' | 'city' | 'children' | 'criteria'>;

/** What the office reads about ranked applications beside their places. */
export async function rankedDetails(
  db: Db,
  ids: readonly number[],
  call: CallRow,
): Promise<Map<number, Told>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: table.id, form: table.form, commune_facts: table.commune_facts })
    .from(table)
    .where(inArray(table.id, [...ids]));

  return new Map(
    rows.map(({ id, form: draft, commune_facts }) => {
      const form = formOfDraft(draft);
      const { criteria } = points(form, termsOf(call), factsOf({ commune_facts, form }));
      const told = {
        name: `${form.firstname} ${form.lastname}`,
        city: form.city,
        children: form.children.length,
        criteria: criteria.map(({ code, points: given }) => ({ code, points: given })),
      };
      return [id, told];
    }),
  );
}
