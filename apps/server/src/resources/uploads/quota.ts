import { and, eq, isNull, sql } from 'drizzle-orm';
import { holdAdvisoryLock } from '../../advisory-lock';
import { ApiError } from '../../api-error';
import type { Config } from '../../config';
import type { Tx } from '../../db';
import { openSessions } from './session-repository';
import { baseFile } from './table';

interface Reserving {
  id_user: number;
  /** Bytes of the file that comes. */
  size: number;
  /** Technical time. */
  now: Date;
}

/**
 * Refuses a file that would bring what one person has sent and not attached over the quota. Unfinished uploads count
 * with the size that they announced. Until the transaction ends, nobody else reserves for this person.
 * @throws ApiError `size`
 */
export async function reserveBytes(
  tx: Tx,
  { id_user, size, now }: Reserving,
  { uploadQuota }: Pick<Config, 'uploadQuota'>,
): Promise<void> {
  await holdAdvisoryLock(tx, `upload-quota ${id_user}`);
  const open = await openSessions(tx, id_user, now);
  const held = (await unattachedBytes(tx, id_user)) + open.bytes;
  if (held + size > uploadQuota) throw new ApiError('size', { files: 'quota' });
}

/**
 * The same for an upload in chunks, of which a person may have so many unfinished at once.
 * @throws ApiError `size`, `too-many-requests`
 */
export async function reserveSession(
  tx: Tx,
  wanted: Reserving,
  limits: Pick<Config, 'uploadQuota' | 'uploadSessions'>,
): Promise<void> {
  await reserveBytes(tx, wanted, limits);
  const { count, firstExpires } = await openSessions(tx, wanted.id_user, wanted.now);
  if (count < limits.uploadSessions) return;
  const wait = firstExpires.getTime() - wanted.now.getTime();
  throw new ApiError('too-many-requests', { reason: 'sessions' }, { retryAfter: Math.ceil(wait / 1000) });
}

async function unattachedBytes(tx: Tx, id_user: number): Promise<number> {
  const [found] = await tx
    .select({ bytes: sql`coalesce(sum(${baseFile.size}), 0)`.mapWith(Number) })
    .from(baseFile)
    .where(and(eq(baseFile.id_user, id_user), isNull(baseFile.obj_type), eq(baseFile.deleted, 'no')));
  return found?.bytes ?? 0;
}
