import { create } from 'content-disposition';
import type { FastifyReply } from 'fastify';
import parseRange from 'range-parser';
import { ApiError } from '../../../api-error';
import type { ByteRange, FileReading, FileStore } from '../../../files/file-store';
import { THUMBNAIL_MIME } from '../../../files/images/thumbnails';
import type { FileRow } from '../repository';

/** Types that a browser may show: raster images, PDF, audio and video. All others are downloaded (Order §4). */
const SHOWN = /^(application\/pdf|image\/(jpeg|png|webp|gif)|audio\/.+|video\/.+)$/;

interface Serving {
  row: FileRow;
  isDownload: boolean;
  /** @default nobody keeps it */
  caching?: string;
  /** The headers `Range` and `If-Range` of the request: a player asks for the part to which somebody jumps. */
  headers: { range?: string | undefined; 'if-range'?: string | undefined };
}

/** Sends the stored bytes, or the range of them that was asked for. */
export async function serveFile(
  files: FileStore,
  reply: FastifyReply,
  { row, isDownload, caching, headers }: Serving,
): Promise<FastifyReply> {
  // Bytes never change under their name, so their digest is all that tells two versions apart.
  const tag = `"${row.sha256}"`;
  const way = isDownload || !SHOWN.test(row.mime) ? 'attachment' : 'inline';
  caged(reply)
    .header('Accept-Ranges', 'bytes')
    .header('ETag', tag)
    .header('Content-Disposition', dispositionOf(way, row.name));
  if (caching !== undefined) reply.header('Cache-Control', caching);

  const range = rangeOf(headers, { size: row.size, tag });
  if (range === 'none') {
    reply.header('Content-Range', `bytes */${row.size}`);
    throw new ApiError('not-valid', { range: 'not-valid' }, { status: 416 });
  }
  const reading = await files.read(row.filename, range);
  if (!reading) throw new ApiError('object-no-exist');
  reply.header('Content-Type', row.mime);
  if (!range) return reply.header('Content-Length', reading.size).send(reading.stream);

  return reply
    .status(206)
    .header('Content-Range', `bytes ${range.start}-${range.end}/${reading.size}`)
    .header('Content-Length', range.end - range.start + 1)
    .send(reading.stream);
}

/**
 * The part to send. `undefined`: the whole, as for a header that is no range, for several ranges at once, which no
 * player asks for, and for a range of other bytes than these. `'none'`: the file has no such part.
 */
function rangeOf(
  { range, 'if-range': ifRange }: Serving['headers'],
  { size, tag }: { size: number; tag: string },
): ByteRange | 'none' | undefined {
  if (range === undefined || (ifRange !== undefined && ifRange !== tag)) return undefined;
  const parsed = parseRange(size, range, { combine: true });
  if (parsed === -1) return 'none';

  const isOne = parsed !== -2 && parsed.type === 'bytes' && parsed.length === 1;
  return isOne ? parsed[0] : undefined;
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
export function caged(reply: FastifyReply): FastifyReply {
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
