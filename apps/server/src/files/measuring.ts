import { createHash } from 'node:crypto';
import { FileTooLarge } from './file-store';

/** Counts and digests the bytes of a stream, and stops it at the limit. */
export function measuring(limit: number) {
  const hash = createHash('sha256');
  let size = 0;

  return {
    /** @throws FileTooLarge */
    async *pass(source: AsyncIterable<Uint8Array>) {
      for await (const chunk of source) {
        size += chunk.length;
        if (size > limit) throw new FileTooLarge(limit);
        hash.update(chunk);
        yield chunk;
      }
    },
    /** Once, when the stream has ended. */
    result: () => ({ size, sha256: hash.digest('hex') }),
  };
}
