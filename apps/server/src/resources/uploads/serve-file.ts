import { create } from 'content-disposition';
import type { FastifyReply } from 'fastify';
import { ApiError } from '../../api-error';
import type { FileReading, FileStore } from '../../files/file-store';
import { THUMBNAIL_MIME } from '../../files/images/thumbnails';
import type { FileRow } from './repository';

/** Types that a browser may show; all others are downloaded (Order §4). */
const SHOWN = new Set(['application/pdf', 'image/jpeg', 'image/png']);

/** Sends the stored bytes with a sandboxing policy: no script of a file runs in the origin of the portal. */
export async function serveFile(
  files: FileStore,
  reply: FastifyReply,
  { row, isDownload }: { row: FileRow; isDownload: boolean },
): Promise<FastifyReply> {
  const reading = await files.read(row.filename);
  if (!reading) throw new ApiError('object-no-exist');

  const way = isDownload || !SHOWN.has(row.mime) ? 'attachment' : 'inline';
  return caged(reply)
    .header('Content-Type', row.mime)
    .header('Content-Length', reading.size)
    .header('Content-Disposition', dispositionOf(way, row.name))
    .send(reading.stream);
}

/** The same for the thumbnail of a picture, which is WebP whatever the picture is. */
export async function serveThumbnail(
  reply: FastifyReply,
  { row, thumbnail }: { row: FileRow; thumbnail: FileReading },
): Promise<FastifyReply> {
  return caged(reply)
    .header('Content-Type', THUMBNAIL_MIME)
    .header('Content-Length', thumbnail.size)
    .header('Content-Disposition', dispositionOf('inline', `${row.name}.webp`))
    .send(thumbnail.stream);
}

/** No script of a file runs in the origin of the portal, and no other page shows it. */
function caged(reply: FastifyReply): FastifyReply {
  return reply
    .header('X-Content-Type-Options', 'nosniff')
    .header('Cross-Origin-Resource-Policy', 'same-origin')
    .header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    .header('Cache-Control', 'private, no-store');
}

/** The Content-Disposition header: shown or saved, and the file name in both spellings of RFC 6266. */
export function dispositionOf(type: 'attachment' | 'inline', name: string): string {
  return create(name.toWellFormed(), { type, fallback: asciiName(name) });
}

/** For clients that do not know `filename*`: Polish letters lose their diacritics, any other character becomes a dash. */
function asciiName(name: string): string {
  return name
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'L')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w .()-]/g, '-');
}
