import { rm } from 'node:fs/promises';
import { thumbnailPathOf } from '../../../files/check-content';
import type { FileRow } from '../repository';
import type { UploadParts } from '../take-upload';

/** The thumbnail of a stored picture. `undefined` when its bytes are gone, or no decoder can draw them. */
export async function thumbnailOf(parts: UploadParts, file: Pick<FileRow, 'filename' | 'id_user'>) {
  return (await parts.thumbnails.read(file.filename)) ?? (await drawAnew(parts, file));
}

/** The owner was erased. */
const NOBODY = 0;

/** After a restore of the stored files, on another machine before the same store, or of a file older than thumbnails. */
async function drawAnew(
  { files, incoming, pictures, thumbnails }: UploadParts,
  { filename, id_user }: Pick<FileRow, 'filename' | 'id_user'>,
) {
  const reading = await files.read(filename);
  if (!reading) return undefined;

  const local = await incoming.receive(reading.stream, { limit: reading.size });
  const drawn = thumbnailPathOf(local);
  try {
    if (!(await pictures({ path: local.path, id_user: id_user ?? NOBODY }, drawn))) return undefined;
    await thumbnails.keep(filename, drawn);
    return await thumbnails.read(filename);
  } finally {
    await incoming.remove(local);
    await rm(drawn, { force: true });
  }
}
