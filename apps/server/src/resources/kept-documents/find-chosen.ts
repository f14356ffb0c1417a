import type { DocumentDirection } from '@urzad/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { ApiError } from '../../api-error';
import type { Db } from '../../db';
import { baseDocument, documentsSeenBy, type FileDirection } from '../documents/public';
import { baseFile } from '../uploads/public';
import { type Asking, filesSeenBy } from './policy';

/** A file to take, and what is read by it. */
interface ChosenFile {
  id: number;
  read: { id_person: number; obj_type: 'basedocument' | 'basefile'; id_obj: number };
}

/**
 * The files of chosen rows of one tab: of a document the present one.
 * @throws ApiError `object-no-exist` when this person does not see one of them
 */
export async function findChosenFiles(
  db: Db,
  asking: Asking,
  { direction, ids }: { direction: DocumentDirection; ids: readonly number[] },
): Promise<ChosenFile[]> {
  const asked = [...new Set(ids)];
  const found =
    direction === 'issued' || direction === 'submitted'
      ? await filesOfDocuments(db, asking, asked)
      : await sentFiles(db, asking, { direction, ids: asked });
  if (found.length !== asked.length) throw new ApiError('object-no-exist');
  return found;
}

async function filesOfDocuments(db: Db, { user, sources }: Asking, ids: number[]): Promise<ChosenFile[]> {
  const rows = await db
    .select({ id: baseFile.id, id_person: baseDocument.id_user, id_obj: baseDocument.id })
    .from(baseDocument)
    .innerJoin(baseFile, eq(baseFile.filename, baseDocument.filename))
    .where(and(inArray(baseDocument.id, ids), documentsSeenBy(user, sources)));
  return rows.map(({ id, ...read }) => ({ id, read: { ...read, obj_type: 'basedocument' } }));
}

async function sentFiles(
  db: Db,
  { user, sources }: Asking,
  { direction, ids }: { direction: FileDirection; ids: number[] },
): Promise<ChosenFile[]> {
  const rows = await db
    .select({ id: baseFile.id, id_user: baseFile.id_user })
    .from(baseFile)
    .where(and(inArray(baseFile.id, ids), eq(baseFile.deleted, 'no'), filesSeenBy(user, sources, direction)));
  return rows.map(({ id, id_user }) => ({
    id,
    read: { id_person: id_user ?? user.id, obj_type: 'basefile', id_obj: id },
  }));
}
