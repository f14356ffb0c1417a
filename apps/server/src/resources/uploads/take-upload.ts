import { rm } from 'node:fs/promises';
import type { UploadPurpose } from '@urzad/contract';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../api-error';
import type { Config } from '../../config';
import { checkContent, type Given, thumbnailPathOf } from '../../files/check-content';
import type { LocalFile, StoredFile } from '../../files/file-store';

/** The parts of the server that take an upload. */
export type UploadParts = Pick<FastifyInstance, 'files' | 'incoming' | 'pictures' | 'thumbnails'>;

export interface TakenUpload extends StoredFile {
  name: string;
  mime: string;
}

/** The largest upload of a purpose, in bytes: recordings have a limit of their own (Order §4). */
export function limitOf(
  { fileLimit, mediaLimit }: Pick<Config, 'fileLimit' | 'mediaLimit'>,
  purpose: UploadPurpose,
): number {
  return purpose === 'audio' || purpose === 'video' ? mediaLimit : fileLimit;
}

/**
 * Judges a whole upload and gives it to the store. However that ends, the local file is gone afterwards.
 *
 * @throws ApiError `extension` when name and content are not one of the kinds of its purpose
 */
export async function takeUpload(parts: UploadParts, given: Given, local: LocalFile): Promise<TakenUpload> {
  try {
    const check = await checkContent(given, local, parts);
    if (!check.ok) throw new ApiError('extension', { files: check.reason });

    const stored = await parts.files.keep(check.file);
    if (check.thumbnail !== undefined) await parts.thumbnails.keep(stored.filename, check.thumbnail);
    return { ...stored, name: given.name, mime: check.mime };
  } finally {
    await parts.incoming.remove(local);
    await rm(thumbnailPathOf(local), { force: true });
  }
}
