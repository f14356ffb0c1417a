import type { MultipartFile } from '@fastify/multipart';
import { ApiError } from '../../api-error';
import { checkContent, HEAD_BYTES } from '../../files/check-content';
import { type FileStore, FileTooLarge, type StoredFile } from '../../files/file-store';

const NAME_MAX = 150;

interface Expected {
  limit: number;
  /** Called when the part has ended: whether no other file follows it in the body. */
  isLast(): Promise<boolean>;
}

/**
 * Streams one part into the store. Its first bytes are checked on the way, so that a wrong file is refused before the
 * rest of it is read.
 * @throws ApiError `not-valid` for a body that broke off or holds more files, `extension` when name and content are
 * not one of the allowed kinds, `size` over the limit
 */
export async function receiveUpload(
  files: FileStore,
  part: MultipartFile,
  { limit, isLast }: Expected,
): Promise<StoredFile & { name: string; mime: string }> {
  const name = readableName(part.filename);
  const judged = judging(name);
  const alone = async function* (source: AsyncIterable<Uint8Array>) {
    yield* source;
    // Before the file is kept: of several files none may be dropped without an error.
    if (!(await isLast())) throw new ApiError('not-valid', { files: 'too-many-files' });
  };
  try {
    const stored = await files.write(alone(judged.pass(wholly(part.file))), { limit });
    return { ...stored, name, mime: judged.mime() };
  } catch (error) {
    throw error instanceof FileTooLarge ? new ApiError('size', { files: 'is-too-big' }) : error;
  }
}

/** A body that ends in the middle of its part is an error of the request, not of the server. */
async function* wholly(source: AsyncIterable<Buffer>) {
  try {
    yield* source;
  } catch (error) {
    throw brokenUpload(error);
  }
}

/**
 * The next file of a body, or nothing at its end.
 * @throws ApiError `not-valid` for a body that broke off
 */
export async function nextPart(parts: AsyncIterator<MultipartFile>): Promise<MultipartFile | undefined> {
  try {
    const next = await parts.next();
    return next.done ? undefined : next.value;
  } catch (error) {
    throw brokenUpload(error);
  }
}

/** @param cause the error of the parser of the body */
function brokenUpload(cause: unknown): ApiError {
  return Object.assign(new ApiError('not-valid', { files: 'not-valid' }), { cause });
}

function judging(name: string) {
  let mime: string | undefined;
  const judge = async (head: Uint8Array) => {
    const check = await checkContent(name, head.subarray(0, HEAD_BYTES));
    if (!check.ok) throw new ApiError('extension', { files: check.reason });
    mime = check.mime;
  };

  return {
    async *pass(source: AsyncIterable<Buffer>) {
      let head = Buffer.alloc(0);
      for await (const chunk of source) {
        if (mime !== undefined) {
          yield chunk;
          continue;
        }
        head = Buffer.concat([head, chunk]);
        if (head.length < HEAD_BYTES) continue;
        await judge(head);
        yield head;
      }
      if (mime === undefined) {
        await judge(head);
        yield head;
      }
    },
    mime() {
      if (mime === undefined) throw new Error('The store took a file that was never judged.');
      return mime;
    },
  };
}

/** The name is only shown and returned in a header; control and hidden characters are removed, the extension never is. */
function readableName(given: string): string {
  const name = given.normalize('NFC').replace(/\p{C}/gu, '').trim();
  if (name.length <= NAME_MAX) return name;

  const extension = /\.[^.]{1,10}$/.exec(name)?.[0] ?? '';
  return name.slice(0, NAME_MAX - extension.length) + extension;
}
