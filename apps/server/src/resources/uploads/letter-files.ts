import { type CaseFile, UPLOAD_EXTENSIONS } from '@urzad/contract';
import { hasExtension } from '@urzad/domain';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../api-error';
import type { Author } from '../../author';
import type { Tx } from '../../db';
import { attachFile } from './attachments';
import { attachedFiles, type FileOwner, type FileRow } from './repository';
import { type AddressMaker, downloadAddressOf, fileAddressOf, thumbAddressOf } from './serving/addresses';

/** The kinds of uploads that a letter takes. */
const KINDS = (['attachment', 'picture', 'audio', 'video'] as const).flatMap(
  (purpose) => UPLOAD_EXTENSIONS[purpose],
);

/** The most files of the letters of one object: as many as an archive takes. */
export const FILES_OF_OBJECT_MAX = 100;

/**
 * Attaches uploads of the author of a letter to its object.
 * @returns their ids
 * @throws ApiError `not-valid` `{filenames}` for an upload of somebody else, of a kind that no letter takes, or too many
 */
export async function attachLetterFiles(
  app: FastifyInstance,
  tx: Tx,
  { owner, filenames: given }: { owner: FileOwner; filenames: readonly string[] },
  by: Author & { id: number },
): Promise<number[]> {
  const filenames = [...new Set(given)];
  if (filenames.length === 0) return [];
  const attached = await attachedFiles(tx, owner);
  if (attached.length + filenames.length > FILES_OF_OBJECT_MAX) throw refused('is-too-big');

  const ids: number[] = [];
  for (const filename of filenames) {
    const file = await attachFile(tx, { filename, kind: 'INNY', owner, now: app.clock.now() }, by);
    if (!file) throw refused('no-file');
    if (!hasExtension(file.name, KINDS)) throw refused('not-valid-files');
    ids.push(file.id);
  }
  return ids;
}

function refused(code: 'is-too-big' | 'no-file' | 'not-valid-files'): ApiError {
  return new ApiError('not-valid', { filenames: code });
}

/** A file of a letter with its addresses. */
export function presentLetterFile(file: FileRow, maker: AddressMaker): CaseFile {
  const { id, filename, name, size, mime, create_date } = file;
  return {
    ...{ id, filename, name, size, mime },
    create_date: create_date.toISOString(),
    url: fileAddressOf(maker, file),
    url_download: downloadAddressOf(maker, filename),
    thumb: thumbAddressOf(maker, file),
  };
}
