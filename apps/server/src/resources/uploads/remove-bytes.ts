import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * Removes the bytes of files whose rows were erased. The step is done by then, so a store that fails does not fail it:
 * the sweep finds bytes without a row.
 */
export async function removeBytes(
  { files }: Pick<FastifyInstance, 'files'>,
  { log }: Pick<FastifyRequest, 'log'>,
  filenames: readonly string[],
): Promise<void> {
  for (const filename of filenames) {
    await files.remove(filename).catch((error) => log.error({ err: error }, 'Bytes of an erased file stay'));
  }
}
