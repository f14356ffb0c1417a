import { createHash } from 'node:crypto';
import { DAY_MS } from '@urzad/domain';
import { eq, lt } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { holdAdvisoryLock } from '../advisory-lock';
import { ApiError } from '../api-error';
import type { Db, Tx } from '../db';
import { baseIdempotency } from './table';

const KEPT_MS = DAY_MS;
const KEY = /^[A-Za-z0-9_-]{8,100}$/;

export interface Ticket {
  key: string;
  bodyHash: string;
  id_user: number | null;
}

/** The idempotency key of a request, when the endpoint takes one and the client sent one. */
export function ticketOf(request: FastifyRequest): Ticket | undefined {
  const { url, config } = request.routeOptions;
  const header = request.headers['idempotency-key'];
  if (!config.idempotent || header === undefined) return undefined;
  if (typeof header !== 'string' || !KEY.test(header)) {
    throw new ApiError('not-valid', { 'idempotency-key': 'not-valid' });
  }

  // Without a session the body stands for the caller: somebody who guesses the key learns nothing.
  const bodyHash = hash(JSON.stringify([request.query, request.body ?? null]));
  const caller = request.session ? `user ${request.session.user.id}` : `body ${bodyHash}`;
  const id_user = request.session?.user.id ?? null;
  return { key: hash([caller, url, header].join('\n')), bodyHash, id_user };
}

/**
 * The stored answer of an earlier request with this key. Two requests at once wait for each other here.
 * @throws ApiError `conflict` when the same key came with another body
 */
export async function findAnswer(
  tx: Tx,
  { key, bodyHash }: Ticket,
): Promise<{ answer: unknown } | undefined> {
  await holdAdvisoryLock(tx, `idempotency ${key}`);
  const [stored] = await tx.select().from(baseIdempotency).where(eq(baseIdempotency.key, key));
  if (!stored) return undefined;
  if (stored.body_hash !== bodyHash) throw new ApiError('conflict', { 'idempotency-key': 'not-equal' });
  return { answer: stored.answer.value };
}

/**
 * Whether this request was answered before. For endpoints that validate before their write: after the first request
 * the same data may be invalid, because it was stored.
 */
export async function wasAnswered(db: Db, request: FastifyRequest): Promise<boolean> {
  const ticket = ticketOf(request);
  if (!ticket) return false;
  return db.transaction(async (tx) => (await findAnswer(tx, ticket)) !== undefined);
}

/** In the transaction of the write itself: a crash after the commit cannot lose it. */
export async function storeAnswer(
  tx: Tx,
  { key, bodyHash, id_user }: Ticket,
  answer: unknown,
  now: Date,
): Promise<void> {
  await tx
    .insert(baseIdempotency)
    .values({ key, id_user, body_hash: bodyHash, answer: { value: answer }, create_date: now });
}

/**
 * Deletes answers older than a day: no form is open that long.
 * @returns how many
 */
export async function sweepAnswers(db: Db, now: Date): Promise<number> {
  const deleted = await db
    .delete(baseIdempotency)
    .where(lt(baseIdempotency.create_date, new Date(now.getTime() - KEPT_MS)))
    .returning({ key: baseIdempotency.key });
  return deleted.length;
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
