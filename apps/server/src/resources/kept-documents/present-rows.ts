import { isObjType, type ObjType, type DocumentRow as Row } from '@urzad/contract';
import type { Db } from '../../db';
import { objectNumbers } from '../../lists/object-numbers';
import { caseSigns } from '../office-cases/public';
import type { FileRow } from '../uploads/public';
import { namesOf } from '../users/public';
import type { FoundPage } from './find-documents';

/** Where a row belongs, as it is named to people. */
export interface Placed {
  obj_type: ObjType;
  id_obj: number;
  id_officecase: number | null;
  id_user: number | null;
}

/** Rows of a page; what they name is found in a few queries. */
export async function rowsOfPage(db: Db, found: FoundPage): Promise<Row[]> {
  const { direction } = found;
  if (found.of === 'documents') {
    const { rows } = found.page;
    const placeOf = await placesOf(db, rows);
    return rows.map((row) => ({
      ...{ id: row.id, direction, number: row.number, kind: row.kind, title: row.title, name: null },
      ...placeOf(row),
      ...{ version_no: row.version_no, status: row.status, size: row.size },
      create_date: row.create_date.toISOString(),
    }));
  }
  const files = found.page.rows.map((file) => ({ file, place: placeOfFile(file) }));
  const placeOf = await placesOf(
    db,
    files.map(({ place }) => place),
  );
  return files.map(({ file, place }) => ({
    ...{ id: file.id, direction, number: null, kind: file.kind ?? '', title: '', name: file.name },
    ...placeOf(place),
    ...{ version_no: null, status: null, size: file.size },
    create_date: file.create_date.toISOString(),
  }));
}

/** The names of objects, cases and people that some rows name. */
export async function placesOf(db: Db, places: readonly Placed[]) {
  const types = [...new Set(places.map(({ obj_type }) => obj_type))];
  const numbersOf = async (type: ObjType) => {
    const ids = places.flatMap(({ obj_type, id_obj }) => (obj_type === type ? [id_obj] : []));
    return [type, await objectNumbers(db, type, [...new Set(ids)])] as const;
  };
  const [numbers, signs, names] = await Promise.all([
    Promise.all(types.map(numbersOf)),
    caseSigns(db, idsOf(places.map(({ id_officecase }) => id_officecase))),
    namesOf(db, idsOf(places.map(({ id_user }) => id_user))),
  ]);
  const byType = new Map(numbers);
  return ({ obj_type, id_obj, id_officecase, id_user }: Placed) => ({
    ...{ obj_type, id_obj, id_officecase, id_user },
    obj_number: byType.get(obj_type)?.get(id_obj) ?? null,
    case_sign: id_officecase === null ? null : (signs.get(id_officecase) ?? null),
    person: id_user === null ? '' : (names.get(id_user) ?? ''),
  });
}

/** @throws Error for a file that belongs to no object with a page: the condition of the list finds none */
export function placeOfFile({ id, obj_type, id_obj, id_user }: FileRow): Placed {
  if (obj_type === null || id_obj === null || !isObjType(obj_type)) {
    throw new Error(`The file ${id} belongs to no object.`);
  }
  return { obj_type, id_obj, id_officecase: obj_type === 'officecase' ? id_obj : null, id_user };
}

function idsOf(ids: readonly (number | null)[]): number[] {
  return [...new Set(ids.flatMap((id) => id ?? []))];
}
