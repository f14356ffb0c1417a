import { create } from 'content-disposition';
import type { FastifyReply } from 'fastify';
import { ApiError } from '../../api-error';
import type { FileStore } from '../../files/file-store';
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
  return reply
    .header('Content-Type', row.mime)
    .header('Content-Length', reading.size)
    .header('Content-Disposition', dispositionOf(way, row.name))
    .header('X-Content-Type-Options', 'nosniff')
    .header('Cross-Origin-Resource-Policy', 'same-origin')
    .header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    .header('Cache-Control', 'private, no-store')
    .send(reading.stream);
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
