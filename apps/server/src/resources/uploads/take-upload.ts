import { rm } from 'node:fs/promises';
import { UPLOAD_EXTENSIONS, type UploadPurpose } from '@urzad/contract';
import { isImageName, uploadError } from '@urzad/domain';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../api-error';
import type { Config } from '../../config';
import { checkContent, type Given, type GivenUpload, thumbnailPathOf } from '../../files/check-content';
import type { LocalFile, StoredFile } from '../../files/file-store';
import { sanitisedPathOf } from '../../files/sanitised-svg';

/** The parts of the server that take an upload. */
export type UploadParts = Pick<
  FastifyInstance,
  'files' | 'incoming' | 'limits' | 'pictures' | 'scan' | 'thumbnails'
>;

export interface TakenUpload extends StoredFile {
  name: string;
  mime: string;
}

/** What a session of chunks settles before the store takes its file, and keeps in case the server dies. */
export interface Settled {
  /** Key of the store. */
  filename: string;
  judged(file: LocalFile, mime: string): Promise<void>;
  kept(): void;
}

/** A form needs a dozen files; this many in an hour are a mistake or an attack on the disk. */
export const UPLOADS_PER_USER = { name: 'upload', max: 200, windowMs: 60 * 60 * 1000 };

/** Each costs the time of a processor: nobody has so many photographs that no program can draw. */
const REFUSED_PICTURES = { name: 'refused-picture', max: 20, windowMs: 60 * 60 * 1000 };

type Limits = Pick<Config, 'fileLimit' | 'mediaLimit'>;

/** The largest upload of a purpose, in bytes: recordings have a limit of their own (Order §4). */
export function limitOf({ fileLimit, mediaLimit }: Limits, purpose: UploadPurpose): number {
  return purpose === 'audio' || purpose === 'video' ? mediaLimit : fileLimit;
}

/**
 * Refuses an upload by what is announced of it, before a byte is sent.
 * @throws ApiError `size`, `extension`
 */
export function refuseUpload(limits: Limits, { name, size, purpose }: Given & { size: number }): void {
  const rules = { extensions: UPLOAD_EXTENSIONS[purpose], limitBytes: limitOf(limits, purpose) };
  const refused = uploadError({ name, size }, rules);
  if (refused === 'size') throw new ApiError('size', { files: 'is-too-big' });
  if (refused) throw new ApiError('extension', { files: refused });
}

/**
 * Judges a whole upload and gives it to the store. However that ends, the local file is gone afterwards.
 *
 * @throws ApiError `extension` when name and content are not one of the kinds of its purpose, `too-many-requests` after many
 * pictures that could not be drawn
 */
export async function takeUpload(
  parts: UploadParts,
  given: GivenUpload,
  local: LocalFile,
): Promise<TakenUpload> {
  try {
    return await keepUpload(parts, given, local);
  } finally {
    await parts.incoming.remove(local);
  }
}

/**
 * The same, but the local file stays when it is refused, when the store fails to take it, or when the store took a
 * sanitised one in its place.
 */
export async function keepUpload(
  parts: UploadParts,
  given: GivenUpload,
  local: LocalFile,
  settled?: Settled,
): Promise<TakenUpload> {
  try {
    const isPicture = isImageName(given.name);
    if (isPicture) parts.limits.refuse(REFUSED_PICTURES, String(given.id_user));
    const check = await checkContent(given, local, parts);
    if (!check.ok) {
      if (isPicture) parts.limits.take(REFUSED_PICTURES, String(given.id_user));
      throw new ApiError('extension', { files: check.reason });
    }
    await settled?.judged(check.file, check.mime);

    const stored = await parts.files.keep(check.file, settled?.filename);
    settled?.kept();
    if (check.thumbnail !== undefined) await parts.thumbnails.keep(stored.filename, check.thumbnail);
    return { ...stored, name: given.name, mime: check.mime };
  } finally {
    for (const made of [thumbnailPathOf(local), sanitisedPathOf(local)]) await rm(made, { force: true });
  }
}
