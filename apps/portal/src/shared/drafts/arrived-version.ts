import * as z from 'zod/mini';
import type { ApiFailure } from '../http/api-failure';

/** The part of a conflict with the stored version (Order §1). */
const Conflict = z.object({ stored: z.looseObject({ row_version: z.int() }) });

/**
 * A save whose answer was lost may have been stored. The next one then conflicts with it, and with nobody else.
 *
 * @param isOwn whether the stored row has a draft that this page sent without an answer
 * @returns the stored version, when it is one of these; undefined when it is another one
 */
export function arrivedVersion(
  conflict: ApiFailure,
  isOwn: (stored: unknown) => boolean,
): number | undefined {
  const parsed = z.safeParse(Conflict, conflict.data);
  if (!parsed.success) return undefined;
  const { stored } = parsed.data;

  return isOwn(stored) ? stored.row_version : undefined;
}
