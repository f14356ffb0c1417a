import { accountAnswers, profile } from '@urzad/grants/schemas';
import * as z from 'zod/mini';
import { PassText } from './account-shapes';

/** The name of an upload on the server; an empty one takes the file away. */
const filename = z.optional(z.string().check(z.maxLength(200)));

/** The fields of an account that its owner may change. Rights, type, e-mail address and status are not among them. */
export const AccountChange = z.strictObject({
  // The address is verified by a code and cannot be changed here.
  ...z.omit(profile, { mail: true }).shape,
  ...accountAnswers.shape,
  avatar: filename,
  /** The certificate of `disabled_date`. */
  disabled_file: filename,
  /** The version that was changed; `conflict` when it is no longer the stored one. Without it the last change wins. */
  row_version: z.optional(z.int()),
  /** Accepts the rules (`/statute`). It cannot be withdrawn here. */
  accept_condition: z.optional(z.literal('yes')),
  pass: z.optional(PassText),
  /** Required with `pass`; checked again by the server. */
  actual_pass: z.optional(PassText),
});
export type AccountChange = z.infer<typeof AccountChange>;
