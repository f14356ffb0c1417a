import type { FastifyInstance, FastifyRequest } from 'fastify';
import { findById } from './repository';

/** A session may guess five times a minute, wherever it asks. */
const PER_USER = { name: 'own-password', max: 5, windowMs: 60 * 1000 };

export type PasswordProof = Pick<FastifyRequest, 'user' | 'session'>;

/**
 * Whether the password is that of the person signed in.
 * @throws ApiError `too-many-requests` at the sixth question in a minute
 */
export async function proveOwnPassword(
  app: FastifyInstance,
  { user }: PasswordProof,
  pass: string,
): Promise<boolean> {
  app.limits.take(PER_USER, String(user.id));
  const account = await findById(app.db, user.id);
  return app.passwords.matches(account?.pass_hash, pass);
}
