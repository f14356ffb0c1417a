import type { FastifyInstance, FastifyRequest } from 'fastify';
import { removeBytes } from '../uploads/public';
import type { Erased } from './erase-account';

/** Removes the bytes of what was erased, after the transaction: a store that fails does not undo it. */
export async function removeErased(
  app: Pick<FastifyInstance, 'files' | 'parts'>,
  { log }: Pick<FastifyRequest, 'log'>,
  { filenames, parts }: Erased,
): Promise<void> {
  await removeBytes(app, { log }, filenames);
  for (const part of parts) {
    await app.parts.remove(part).catch((error) => log.error({ err: error }, 'An unfinished file stays'));
  }
}
