import { buffer } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../api-error';
import { findByFilename } from './repository';

/**
 * The bytes of a file that this person uploaded and did not attach yet.
 * @throws ApiError `object-no-exist` when they have no such file
 */
export async function readOwnUpload(
  { db, files }: Pick<FastifyInstance, 'db' | 'files'>,
  { filename, id_user }: { filename: string; id_user: number },
): Promise<Uint8Array> {
  const row = await findByFilename(db, filename);
  const isOwn = row?.id_user === id_user && row.obj_type === null && row.deleted === 'no';
  const reading = isOwn ? await files.read(filename) : undefined;
  if (!reading) throw new ApiError('object-no-exist', { filename: 'no-file' });
  return new Uint8Array(await buffer(reading.stream));
}
