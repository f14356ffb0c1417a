import type { LogRow } from '../../audit-log/chain';
import type { Db } from '../../db';
import { objectNumbers } from '../../lists/object-numbers';
import { namesOf } from '../users/public';

/** What the objects of some rows are called: `{type} {id}` → number or name. */
export async function objectNames(
  db: Db,
  rows: readonly Pick<LogRow, 'obj_type' | 'id_obj'>[],
): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for (const type of new Set(rows.flatMap(({ obj_type }) => obj_type ?? []))) {
    const ofType = rows.filter(({ obj_type }) => obj_type === type);
    const ids = [...new Set(ofType.flatMap(({ id_obj }) => id_obj ?? []))];
    if (ids.length === 0) continue;
    const found = type === 'user' ? await namesOf(db, ids) : await objectNumbers(db, type, ids);
    for (const [id, name] of found) names.set(`${type} ${id}`, name);
  }
  return names;
}
