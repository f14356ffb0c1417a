import type { ObjType } from '@urzad/contract';
import { and, type Column, eq, isNotNull, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { ApiError } from '../../api-error';
import type { Db } from '../../db';
import type { SessionUser } from '../../http/resource';
import { SENSITIVE_DOCUMENT_KINDS, validIn } from './policy';
import * as documents from './repository';
import { baseDocument } from './table';

/** Whether files came to the office, or left it with its letters. */
export type FileDirection = 'received' | 'enclosed';

/**
 * What somebody of the office sees with the objects of one kind, as their page shows it: conditions of a query about
 * `basedocument` and `basefile`. Absent: nothing.
 */
export interface SeenWithObject {
  documents?: SQL | undefined;
  files?: (direction: FileDirection) => SQL | undefined;
}

type SeenBy<Seen> = (user: SessionUser) => Seen | undefined;

/** By the kind of the object, whose resource knows who sees it. */
export interface DocumentSources {
  byObject: Partial<Record<ObjType, SeenBy<SeenWithObject>>>;
  /** Documents that are filed in a case, whatever their object is. */
  filed: SeenBy<SQL>;
}

/** Documents that repeat no sensitive answers; for who may see those, all. */
export function withoutSensitive(seesAll: boolean): SQL | undefined {
  return seesAll ? undefined : notInArray(baseDocument.kind, [...SENSITIVE_DOCUMENT_KINDS]);
}

/** The valid documents that this person of the office sees, in lists and one by one. */
export function documentsSeenBy(user: SessionUser, { byObject, filed }: DocumentSources): SQL | undefined {
  const withObject = caseOf(baseDocument.obj_type, byObject, (seenBy) => seenBy(user)?.documents);
  const inCase = filed(user);
  return and(
    validIn(user.id_application),
    or(withObject, inCase && and(isNotNull(baseDocument.id_officecase), inCase)),
  );
}

/**
 * A condition by the kind of the object: each row is looked up in the one table that its kind names. Kinds without a
 * condition show nothing.
 */
export function caseOf<Source>(
  obj_type: Column,
  byObject: Readonly<Partial<Record<string, Source>>>,
  conditionOf: (source: Source) => SQL | undefined,
): SQL {
  const branches = Object.entries(byObject).flatMap(([type, source]) => {
    const condition = source && conditionOf(source);
    return condition ? [sql`when ${type} then ${condition}`] : [];
  });
  if (branches.length === 0) return sql`false`;
  return sql`case ${obj_type} ${sql.join(branches, sql` `)} else false end`;
}

/**
 * A valid document for its owner, and for who sees it with its object or with the case in which it is filed.
 * @throws ApiError `object-no-exist`
 */
export async function getVisible(
  db: Db,
  { id, user }: { id: number; user: SessionUser },
  sources: DocumentSources,
): Promise<documents.DocumentRow> {
  const isOwn = and(validIn(user.id_application), eq(baseDocument.id_user, user.id));
  const row = await documents.findById(db, id, or(isOwn, documentsSeenBy(user, sources)));
  if (!row) throw new ApiError('object-no-exist');
  return row;
}
