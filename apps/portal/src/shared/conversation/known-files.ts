import type { SendingPort, StoredFile } from '@urzad/ui/uploads';
import * as z from 'zod/mini';

const Stored = z.object({
  filename: z.string(),
  name: z.string(),
  size: z.int(),
  url: z.string(),
  thumb: z.optional(z.string()),
});

/** The answer to a whole file, and that to a question about an upload that had been finished before. */
const Answer = z.object({ data: z.union([Stored, z.object({ file: Stored })]) });

/** The same requests; each file that the server has then is reported. */
export function reporting(sending: SendingPort, onStored: (file: StoredFile) => void): SendingPort {
  const { judge, plain, chunked } = sending;

  async function watched(asked: Promise<unknown>): Promise<unknown> {
    const answer = await asked;
    const found = z.safeParse(Answer, answer);
    if (found.success) onStored('file' in found.data.data ? found.data.data.file : found.data.data);
    return answer;
  }

  return {
    judge,
    plain: (...given) => watched(plain(...given)),
    ...(chunked && {
      chunked: {
        ...chunked,
        finish: (...given) => watched(chunked.finish(...given)),
        status: (...given) => watched(chunked.status(...given)),
      },
    }),
  };
}
