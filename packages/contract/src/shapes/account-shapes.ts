import { PASSWORD_MAX_LENGTH } from '@urzad/domain';
import * as z from 'zod/mini';
import { Id, IsoDate, IsoDateTime, YesNo } from './shapes';

/** A password as typed. The rules of new passwords are checked when it is set. */
export const PassText = z
  .string()
  .check(z.minLength(1, 'is-empty'), z.maxLength(PASSWORD_MAX_LENGTH, 'not-valid-pass'));

/** `token_expire` is real time, not the office's business time. */
export const Tokens = z.object({
  token: z.string(),
  token_expire: IsoDateTime,
  refresh_token: z.string(),
});

const text = z.nullable(z.string());

/** A role as its holder sees it. */
export const RoleView = z.object({
  id: Id,
  code: z.string(),
  name: z.string(),
  /** Empty: the office gave it one name for both languages. */
  name_en: z.optional(z.string()),
  perspective: z.enum(['citizen', 'staff', 'admin', 'audit']),
});

/** The account as its owner sees it (Spec §3, `user_info`). No other column of the account is sent. */
export const UserView = z.object({
  id: Id,
  role: z.array(RoleView),
  /** `system` is the id of the active role. */
  role_active: z.nullable(
    z.object({
      system: Id,
      name: z.string(),
      name_en: RoleView.shape.name_en,
      perspective: RoleView.shape.perspective,
    }),
  ),
  type: z.int(),
  avatar: text,
  avatar_url: text,
  name_all: z.string(),
  firstname: text,
  lastname: text,
  mail: z.string(),
  config: z.record(z.string(), z.unknown()),
  phone: text,
  address: text,
  sex: text,
  two_fa: YesNo,
  default: Id,
  applications: z.array(z.partial(z.object({ id: Id, uuid: z.string(), name: z.string() }))),
  access_system: YesNo,
  born_date: z.nullable(IsoDate),
  accept_condition: YesNo,
  create_date: IsoDateTime,
  mod_ip: text,
  location_street: text,
  location_building_number: text,
  location_apartment_number: text,
  location_zip_code: text,
  location_city: text,
  location_city_own: text,
  location_region: text,
  location_community: text,
  location_district: text,
  disabled: YesNo,
  disabled_date: z.nullable(IsoDate),
  disabled_file: text,
  /** The certificate with its name and an address for the browser; `null` without one. */
  disabled_file_info: z.nullable(
    z.object({ filename: z.string(), name: z.string(), size: z.int(), url: z.string() }),
  ),
  pesel: text,
  bank_account_number: text,
  /** Whether the person has agreed to news about calls. */
  newsletter: YesNo,
  online: YesNo,
  online_date: z.nullable(IsoDateTime),
  pass_changed: z.nullable(IsoDateTime),
  /** Counts the changes of the account. */
  row_version: z.int(),
});
export type UserView = z.infer<typeof UserView>;

/** One sign-in that has not ended, as its owner sees it. */
export const SessionView = z.object({
  id: Id,
  /** The session that asks. */
  is_current: YesNo,
  /** Real times. */
  create_date: IsoDateTime,
  active_date: IsoDateTime,
  ip: text,
  user_agent: text,
});
export type SessionView = z.infer<typeof SessionView>;

/** One attempt to sign in to the account. */
export const SignInView = z.object({
  id: Id,
  date: IsoDateTime,
  ip: text,
  /** `refused`: the password was right, but the account is locked or not active. */
  outcome: z.enum(['done', 'wrong-password', 'wrong-code', 'refused']),
});
export type SignInView = z.infer<typeof SignInView>;
