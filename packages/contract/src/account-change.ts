import { profile } from '@urzad/grants/schemas';
import * as z from 'zod/mini';
import { PassText } from './account-shapes';

/** What a person may change about themselves. Rights, type, mail and status are not among it. */
export const AccountChange = z.strictObject({
  // The address is proved by a code and is not changed here.
  ...z.omit(profile, { mail: true }).shape,
  /** Accepts the rules (`/statute`). It cannot be taken back here. */
  accept_condition: z.optional(z.literal('yes')),
  pass: z.optional(PassText),
  /** Required with `pass`; checked again by the server. */
  actual_pass: z.optional(PassText),
});
export type AccountChange = z.infer<typeof AccountChange>;
