import { CALL_STATUSES } from '@urzad/grants';
import { callParams } from '@urzad/grants/schemas';
import * as z from 'zod/mini';
import { lenient } from './lenient';
import { Id, IsoDate, IsoDateTime } from './shapes';

/** A call (nabór), its public facts (Process §2.2). */
export const CofundingCall = z.object({
  id: Id,
  /** `1/2027` */
  number: z.string(),
  name: z.string(),
  edition: z.string(),
  status: z.enum(CALL_STATUSES.codes),
  publish_date: z.nullable(IsoDate),
  test_from: z.nullable(IsoDateTime),
  test_to: z.nullable(IsoDateTime),
  open_from: z.nullable(IsoDateTime),
  open_to: z.nullable(IsoDateTime),
  places_in_zone: z.int(),
  places_out_zone: z.int(),
  /** Registrations submitted so far, from which a parent sees how many places are left. */
  submitted_count: z.int(),
  /** The version of the ranking list that was published last; 0 before the first. */
  list_version: z.int(),
  list_date: z.nullable(IsoDateTime),
  params: lenient(callParams),
});
export type CofundingCall = z.infer<typeof CofundingCall>;
