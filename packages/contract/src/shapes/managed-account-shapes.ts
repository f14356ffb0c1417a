import { ACCOUNT_STATUSES } from '@urzad/grants';
import * as z from 'zod/mini';
import { RoleView } from './account-shapes';
import { Id, IsoDateTime, YesNo } from './shapes';

/** A role that a person has, had or will have. */
export const HeldRole = z.object({
  id: Id,
  id_user: Id,
  person: z.string(),
  role: RoleView,
  valid_from: IsoDateTime,
  /** `null`: without an end. */
  valid_to: z.nullable(IsoDateTime),
  reason: z.nullable(z.string()),
  /** Who granted it; `null`: the system. */
  granted_by: z.nullable(z.string()),
  /** At the business time of the answer. */
  state: z.enum(['coming', 'held', 'over']),
});
export type HeldRole = z.infer<typeof HeldRole>;

const account = {
  id: Id,
  name_all: z.string(),
  mail: z.string(),
  status: z.enum(ACCOUNT_STATUSES.codes),
  /** 4 administrator, 3 operator, 2 user (Spec §3). */
  type: z.int(),
  two_fa: YesNo,
  access_system: YesNo,
  create_date: IsoDateTime,
  online: YesNo,
  online_date: z.nullable(IsoDateTime),
};

/** A row of the list of accounts. */
export const ManagedAccountRow = z.object({
  ...account,
  /** Those held now. */
  roles: z.array(RoleView),
});
export type ManagedAccountRow = z.infer<typeof ManagedAccountRow>;

/** A live sign-in of an account. */
export const LiveSession = z.object({
  id: Id,
  create_date: IsoDateTime,
  active_date: IsoDateTime,
  ip: z.nullable(z.string()),
  user_agent: z.nullable(z.string()),
  locked: YesNo,
});

/** An account as the office manages it: nothing of the profile but the name, and no private number. */
export const ManagedAccount = z.object({
  ...account,
  row_version: z.int(),
  phone: z.nullable(z.string()),
  /** Every grant, the newest first. */
  roles: z.array(HeldRole),
  /** `null` without the privilege to read sessions. */
  sessions: z.nullable(z.array(LiveSession)),
});
export type ManagedAccount = z.infer<typeof ManagedAccount>;

/** A change of an account that the log holds. */
export const AccountEvent = z.object({
  id: Id,
  date: IsoDateTime,
  event: z.string(),
  /** Who did it; `null`: the system, or nobody who was signed in. */
  person: z.nullable(z.string()),
  /** Names of fields, or what was before and after. */
  diff: z.nullable(z.record(z.string(), z.unknown())),
});
export type AccountEvent = z.infer<typeof AccountEvent>;
