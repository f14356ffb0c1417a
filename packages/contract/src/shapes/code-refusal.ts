import * as z from 'zod/mini';

/** The data of `not-valid-code`. A try is counted where the tries that are left are told. */
export const CodeRefusal = z.object({
  code: z.enum(['not-valid-code', 'expired-code', 'replaced-code', 'used-code', 'expired-challenge']),
  tries_left: z.optional(z.number()),
});
export type CodeRefusal = z.infer<typeof CodeRefusal>;
