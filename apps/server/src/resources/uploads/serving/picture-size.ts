import { buffer } from 'node:stream/consumers';
import type { Db } from '../../../db';
import { isPictureType } from '../../../files/images/thumbnails';
import { findByFilename } from '../repository';
import type { UploadParts } from '../take-upload';
import { thumbnailOf } from './thumbnail-of';

/**
 * Width and height of the thumbnail of a picture, which is in the proportion of the picture. Bytes that a person sent are
 * decoded apart from the server alone; a thumbnail was drawn by us. `undefined` for a file that is gone or no picture.
 */
export async function pictureSizeOf(
  parts: UploadParts & { db: Db },
  filename: string,
): Promise<{ width: number; height: number } | undefined> {
  const row = await findByFilename(parts.db, filename);
  const thumbnail = row && isPictureType(row.mime) ? await thumbnailOf(parts, row) : undefined;
  if (!thumbnail) return undefined;
  // Loaded where a logo is saved: other servers never need it in this thread.
  const { default: sharp } = await import('sharp');
  const { width, height } = await sharp(await buffer(thumbnail.stream)).metadata();
  return { width, height };
}
