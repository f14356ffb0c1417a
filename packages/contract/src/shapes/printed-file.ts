import * as z from 'zod/mini';

/** A document to print, which is stored nowhere. */
export const PrintedFile = z.object({
  /** The name for the file. */
  name: z.string(),
  /** The PDF in base64. */
  content: z.string(),
});
