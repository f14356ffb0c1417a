import type { ObjType } from '@urzad/contract';
import { ApiError } from '../../api-error';
import type { Db } from '../../db';
import type { SessionUser } from '../../http/resource';
import { SENSITIVE_DOCUMENT_KINDS } from './policy';
import * as documents from './repository';

/** What somebody sees of the documents of an object: `plain` are those that repeat no sensitive answers. */
export type ShownDocuments = 'all' | 'plain' | 'none';

/** By the kind of the object, whose resource knows who sees it. */
export type DocumentRights = Partial<
  Record<ObjType, (db: Db, user: SessionUser, id_obj: number) => Promise<ShownDocuments>>
>;

/**
 * A valid document for its owner, and for who sees it with its object or with the case in which it is filed.
 * @throws ApiError `object-no-exist`
 */
export async function getVisible(
  db: Db,
  { id, user }: { id: number; user: SessionUser },
  rights: DocumentRights,
): Promise<documents.DocumentRow> {
  const row = await documents.getValid(db, id, user.id_application);
  if (row.id_user === user.id) return row;

  const { obj_type, id_obj, id_officecase, kind } = row;
  const shown = [
    await rights[obj_type]?.(db, user, id_obj),
    id_officecase === null ? undefined : await rights.officecase?.(db, user, id_officecase),
  ];
  const isPlain = !SENSITIVE_DOCUMENT_KINDS.includes(kind);
  if (shown.includes('all') || (isPlain && shown.includes('plain'))) return row;
  throw new ApiError('object-no-exist');
}
