import * as z from 'zod/mini';
import { ObjTypeCode } from './object-ref';
import { Id, IsoDate } from './shapes';
import { TERM_CODES } from './waiting-work';

/** Terms of one kind on one day, of all objects that the caller sees. */
export const TermRow = z.object({
  code: z.enum(TERM_CODES),
  date: IsoDate,
  count: z.int(),
  /** Of what the term is, when it is of one thing alone. */
  only: z.nullable(z.object({ obj_type: ObjTypeCode, id: Id, number: z.string() })),
});
export type TermRow = z.infer<typeof TermRow>;
