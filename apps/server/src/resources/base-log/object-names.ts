import type { LogRow } from '../../audit-log/chain';
import type { Db } from '../../db';
import { objectNumbers } from '../../lists/object-numbers';
import { namesOf } from '../users/public';

/** What the objects of some rows are called: `{type} {id}` → number or name. */
export async function objectNames(
  db: Db,
  rows: readonly Pick<LogRow, 'obj_type' | 'id_obj'>[],
): Promise<Map<string, string>> {
  const namesOfType = async (type: string): Promise<[string, string][]> => {
    const ofType = rows.filter(({ obj_type }) => obj_type === type);
    const ids = [...new Set(ofType.flatMap(({ id_obj }) => id_obj ?? []))];
    const found = type === 'user' ? await namesOf(db, ids) : await objectNumbers(db, type, ids);
    return [...found].map(([id, name]) => [`${type} ${id}`, name]);
  };
  const types = new Set(rows.flatMap(({ obj_type }) => obj_type ?? []));
  return new Map((await Promise.all([...types].map(namesOfType))).flat());
}
