import { and, eq, type SQL } from 'drizzle-orm';
import { ApiError } from '../../api-error';
import type { Db } from '../../db';
import type { SessionUser } from '../../http/resource';
import type { DocumentSources, FileDirection } from '../documents/public';
import { baseFile, type FileRow } from '../uploads/public';
import { filesSeenBy } from './policy';

const DIRECTIONS: readonly FileDirection[] = ['received', 'enclosed'];

/**
 * A file that the list shows to this person, and on which tab.
 * @throws ApiError `object-no-exist`
 */
export async function findSeenFile(
  db: Db,
  { id, user }: { id: number; user: SessionUser },
  sources: DocumentSources,
): Promise<{ file: FileRow; direction: FileDirection }> {
  for (const direction of DIRECTIONS) {
    const file = await findFile(db, id, filesSeenBy(user, sources, direction));
    if (file) return { file, direction };
  }
  throw new ApiError('object-no-exist');
}

async function findFile(db: Db, id: number, seen: SQL | undefined): Promise<FileRow | undefined> {
  const [file] = await db
    .select()
    .from(baseFile)
    .where(and(eq(baseFile.id, id), eq(baseFile.deleted, 'no'), seen));
  return file;
}
