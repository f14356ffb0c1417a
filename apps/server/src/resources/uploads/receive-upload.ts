import type { MultipartFile } from '@fastify/multipart';
import { Sha256, type UploadPurpose } from '@urzad/contract';
import * as z from 'zod/mini';
import { ApiError } from '../../api-error';
import { checkBeginning, type Given, HEAD_BYTES } from '../../files/check-content';
import { FileTooLarge } from '../../files/file-store';
import { readableName } from './serving/readable-name';
import { type TakenUpload, takeUpload, type UploadParts } from './take-upload';

interface Expected {
  /** The owner. */
  id_user: number;
  purpose: UploadPurpose;
  /** Bytes. */
  limit: number;
  /** Called when the part has ended: whether no other file follows it in the body. */
  isLast(): Promise<boolean>;
}

/**
 * Streams one part to the disk, from where it is judged and taken. Its first bytes are checked on the way, so that a
 * wrong file is refused before the rest of it is read.
 * @throws ApiError `not-valid` for a body that broke off, holds more files or has another digest than it says, `extension` when name and content are
 * not one of the allowed kinds, `size` over the limit
 */
export async function receiveUpload(
  parts: UploadParts,
  part: MultipartFile,
  { id_user, purpose, limit, isLast }: Expected,
): Promise<TakenUpload> {
  const given = { name: readableName(part.filename), purpose, id_user };
  const expected = expectedDigest(part);
  const alone = async function* (source: AsyncIterable<Uint8Array>) {
    yield* source;
    // Before the file is kept: of several files none may be dropped without an error.
    if (!(await isLast())) throw new ApiError('not-valid', { files: 'too-many-files' });
  };
  const local = await parts.incoming
    .receive(alone(beginningAsNamed(wholly(part.file), given)), { limit })
    .catch((error) => {
      throw error instanceof FileTooLarge ? new ApiError('size', { files: 'is-too-big' }) : error;
    });
  if (expected !== undefined && expected !== local.sha256) {
    await parts.incoming.remove(local);
    throw new ApiError('not-valid', { sha256: 'not-equal' });
  }
  return takeUpload(parts, given, local);
}

/** The field before the file, by which a client learns that the file was changed while it was sent. */
function expectedDigest({ fields }: MultipartFile): string | undefined {
  if (fields.sha256 === undefined) return undefined;
  const field = z.safeParse(z.object({ value: Sha256 }), fields.sha256);
  if (!field.success) throw new ApiError('not-valid', { sha256: 'not-valid' });
  return field.data.value;
}

/** A body that ends in the middle of its part is an error of the request, not of the server. */
export async function* wholly(source: AsyncIterable<Buffer>) {
  try {
    yield* source;
  } catch (error) {
    throw brokenUpload(error);
  }
}

/**
 * The next part of a body, or nothing at its end.
 * @throws ApiError `not-valid` for a body that broke off
 */
export async function nextPart<Part>(parts: AsyncIterator<Part>): Promise<Part | undefined> {
  try {
    const next = await parts.next();
    return next.done ? undefined : next.value;
  } catch (error) {
    throw brokenUpload(error);
  }
}

/** @param cause the error of the parser of the body */
function brokenUpload(cause: unknown): ApiError {
  if (cause instanceof ApiError) return cause;
  return Object.assign(new ApiError('not-valid', { files: 'not-valid' }), { cause });
}

/** @throws ApiError `extension` as soon as the first bytes tell */
async function* beginningAsNamed(source: AsyncIterable<Buffer>, given: Given) {
  let head: Buffer | undefined = Buffer.alloc(0);
  for await (const chunk of source) {
    if (head) {
      head = Buffer.concat([head, chunk]);
      if (head.length < HEAD_BYTES) continue;
      await refuseBeginning(given, head);
    }
    yield head ?? chunk;
    head = undefined;
  }
  // A file shorter than that is judged as a whole.
  if (head) yield head;
}

async function refuseBeginning(given: Given, head: Buffer) {
  const check = await checkBeginning(given, head.subarray(0, HEAD_BYTES));
  if (!check.ok) throw new ApiError('extension', { files: check.reason });
}
