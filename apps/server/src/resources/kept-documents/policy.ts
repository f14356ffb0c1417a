import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { SessionUser } from '../../http/resource';
import { caseOf, type DocumentSources, type FileDirection } from '../documents/public';
import { baseFile } from '../uploads/public';

/** Who looks, and what each resource lets them see of its objects. */
export interface Asking {
  user: SessionUser;
  sources: DocumentSources;
}

/** Files of objects that this person of the office sees, as the pages of the objects show them. */
export function filesSeenBy(
  user: SessionUser,
  { byObject }: DocumentSources,
  direction: FileDirection,
): SQL | undefined {
  const seen: Partial<Record<string, SQL>> = Object.fromEntries(
    Object.entries(byObject).flatMap(([type, seenBy]) => {
      const condition = seenBy(user)?.files?.(direction);
      return condition ? [[type, condition] as const] : [];
    }),
  );
  return and(
    eq(baseFile.id_application, user.id_application),
    // For the index: the files of documents and accounts are not read.
    inArray(baseFile.obj_type, Object.keys(seen)),
    caseOf(baseFile.obj_type, seen, (condition) => condition),
  );
}
