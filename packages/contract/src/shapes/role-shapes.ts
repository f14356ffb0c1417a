import * as z from 'zod/mini';
import { RoleView } from './account-shapes';
import { AccountEvent } from './managed-account-shapes';
import { Id, IsoDateTime, YesNo } from './shapes';

/** A role with what it allows. */
export const RoleDefinition = z.object({
  ...RoleView.shape,
  row_version: z.int(),
  /** It comes with the product: nobody changes it, and everybody who makes roles may copy it. */
  system: YesNo,
  /** What it is for, in the words of the office. */
  description: z.string(),
  privileges: z.array(z.string()),
  /** `no`: switched off, it gives nothing. */
  active: YesNo,
  /** The role gives nothing outside these days; `null`: without a beginning, without an end. */
  valid_from: z.nullable(IsoDateTime),
  valid_to: z.nullable(IsoDateTime),
  /** At the business time of the answer. */
  state: z.enum(['active', 'coming', 'over', 'off']),
  /** The role that it was copied from. */
  id_role_base: z.nullable(Id),
  /** How many people hold it. */
  holders: z.int(),
  /** The caller holds it now or will, so that somebody else has to change it. */
  own: YesNo,
});
export type RoleDefinition = z.infer<typeof RoleDefinition>;

/** Who holds a role, and what they lose without it. */
export const RoleHolder = z.object({
  id_user: Id,
  person: z.string(),
  /** The other roles that they hold. */
  others: z.array(RoleView),
  /** The privileges that none of these gives. */
  loses: z.array(z.string()),
});
export type RoleHolder = z.infer<typeof RoleHolder>;

/** One role with its holders and its history. */
export const RoleDetail = z.object({
  role: RoleDefinition,
  /** The first hundred, by name. */
  holders: z.array(RoleHolder),
  /** What the log holds about it, the newest first. */
  events: z.array(AccountEvent),
});
export type RoleDetail = z.infer<typeof RoleDetail>;
