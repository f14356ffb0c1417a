import { and, eq, isNull, sql } from 'drizzle-orm';
import { holdAdvisoryLock } from '../../advisory-lock';
import { ApiError } from '../../api-error';
import type { Config } from '../../config';
import type { Tx } from '../../db';
import { erase, findUnfinished, IDLE_MS, type Unfinished } from './chunks/session-repository';
import { baseFile } from './table';

/**
 * A client sends its first chunk at once. A session without one after so long belongs to a client that did not get the
 * answer to its start, and began again: it makes room when there is none.
 */
const LOST_MS = 5 * 60 * 1000;

interface Reserving {
  id_user: number;
  /** Bytes of the file that comes. */
  size: number;
  /** Technical time. */
  now: Date;
}

type Limits = Pick<Config, 'uploadQuota' | 'uploadSessions'>;

/**
 * Refuses a file that would bring what one person has sent and not attached over the quota. Unfinished uploads count
 * with the size that they announced. Until the transaction ends, nobody else reserves for this person.
 * @throws ApiError `size`
 */
export async function reserveBytes(
  tx: Tx,
  wanted: Reserving,
  { uploadQuota }: Pick<Config, 'uploadQuota'>,
): Promise<void> {
  const { kept, open } = await held(tx, wanted);
  if (kept + bytesOf(open) + wanted.size > uploadQuota) throw overQuota();
}

/**
 * The same for an upload in chunks, of which a person may have so many unfinished at once. Where there is no room, the
 * oldest sessions end that never got a chunk.
 * @returns the sessions that ended; their unfinished files are removed by the caller, after the transaction
 * @throws ApiError `size`, `too-many-requests`
 */
export async function reserveSession(tx: Tx, wanted: Reserving, limits: Limits): Promise<string[]> {
  const { kept, open } = await held(tx, wanted);
  const isRoom = (left: readonly Unfinished[]) =>
    left.length < limits.uploadSessions && kept + bytesOf(left) + wanted.size <= limits.uploadQuota;
  const ended: string[] = [];
  let left = open;
  for (const lost of open.filter((one) => isLost(one, wanted.now))) {
    if (isRoom(left)) break;
    left = left.filter((one) => one !== lost);
    ended.push(lost.session_id);
  }
  if (kept + bytesOf(left) + wanted.size > limits.uploadQuota) throw overQuota();
  if (!isRoom(left)) throw tooMany(left, wanted.now);
  await erase(tx, ended);
  return ended;
}

async function held(tx: Tx, { id_user, now }: Reserving) {
  await holdAdvisoryLock(tx, `upload-quota ${id_user}`);
  return { kept: await unattachedBytes(tx, id_user), open: await findUnfinished(tx, id_user, now) };
}

function isLost({ isEmpty, active_date }: Unfinished, now: Date): boolean {
  return isEmpty && now.getTime() - active_date.getTime() >= LOST_MS;
}

function bytesOf(open: readonly Unfinished[]): number {
  return open.reduce((sum, { size }) => sum + size, 0);
}

function overQuota(): ApiError {
  return new ApiError('size', { files: 'quota' });
}

/** Tells when the first of them ends by itself, or may be ended. */
function tooMany(open: readonly Unfinished[], now: Date): ApiError {
  const ends = open.map(({ isEmpty, active_date }) => active_date.getTime() + (isEmpty ? LOST_MS : IDLE_MS));
  const retryAfter = Math.ceil((Math.min(...ends) - now.getTime()) / 1000);
  return new ApiError('too-many-requests', { reason: 'sessions' }, { retryAfter });
}

async function unattachedBytes(tx: Tx, id_user: number): Promise<number> {
  const [found] = await tx
    .select({ bytes: sql`coalesce(sum(${baseFile.size}), 0)`.mapWith(Number) })
    .from(baseFile)
    .where(and(eq(baseFile.id_user, id_user), isNull(baseFile.obj_type), eq(baseFile.deleted, 'no')));
  return found?.bytes ?? 0;
}
