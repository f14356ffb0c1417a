import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../api-error';
import type { Author } from '../../author';
import type { Tx } from '../../db';
import { attachFile, type FileRow } from '../uploads/public';
import type { DocumentRow } from './repository';

/**
 * Attaches a file that came back signed to its document, as its newest revision.
 * @throws ApiError `object-no-exist` when it was attached meanwhile or is too old
 */
export async function attachSigned(
  app: Pick<FastifyInstance, 'clock'>,
  tx: Tx,
  { filename, document }: { filename: string; document: DocumentRow },
  by: Author & { id: number },
): Promise<FileRow> {
  const owner = { obj_type: 'basedocument', id_obj: document.id };
  const file = await attachFile(tx, { filename, kind: 'PODPISANY_PDF', owner, now: app.clock.now() }, by);
  if (!file) throw new ApiError('object-no-exist', { filename: 'no-file' });
  return file;
}
