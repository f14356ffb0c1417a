import type { BodyOf, users } from '@urzad/contract';
import { type FieldErrors, type IsoDate, type Locality, withoutPrivate } from '@urzad/domain';
import { ACCOUNT_FIELDS, accountErrors, PROFILE_FIELDS } from '@urzad/grants';
import type { KeptDraft } from '#shared/drafts/kept-draft';
import type { KnownUser } from '#shared/session/me';
import {
  PROFILE_NAMES,
  type ProfileValues,
  profileChangeOf,
  profileStartOf,
  profileValueErrors,
  profileValuesOf,
} from './profile-values';

export const OWN_NAMES = ['bank_account_number', 'newsletter', 'disabled', 'disabled_date'] as const;
/** Files: the value is the name on the server. */
const FILE_NAMES = ['avatar', 'disabled_file'] as const;

export type OwnName = (typeof OWN_NAMES)[number];
type FileName = (typeof FILE_NAMES)[number];

/** What `/account/edit` changes. */
export type AccountValues = ProfileValues & Record<OwnName | FileName, string>;
export type AccountName = keyof AccountValues & string;

/** The e-mail address has a way of its own. */
const CHANGED_NAMES: readonly AccountName[] = [
  ...FILE_NAMES,
  ...PROFILE_NAMES.filter((name) => name !== 'mail'),
  ...OWN_NAMES,
];

/** The questions, by their names; files have none. */
export const ACCOUNT_SPECS = { ...PROFILE_FIELDS, ...ACCOUNT_FIELDS };

export function accountValuesOf(user: KnownUser): AccountValues {
  return {
    ...profileValuesOf(user),
    bank_account_number: user.bank_account_number ?? '',
    newsletter: user.newsletter ?? 'no',
    disabled: user.disabled ?? 'no',
    disabled_date: user.disabled_date ?? '',
    avatar: user.avatar ?? '',
    disabled_file: user.disabled_file ?? '',
  };
}

/** The values of the account, and over them what was typed before the page was loaded again. */
export function accountStartOf(user: KnownUser, kept: Pick<KeptDraft, 'values'> | null): AccountValues {
  return { ...accountValuesOf(user), ...profileStartOf(user, kept) };
}

/** What this browser may store: no PESEL, account number, address or health (Order §2). */
export function accountDraftOf(values: AccountValues): Record<string, unknown> {
  return withoutPrivate(PROFILE_FIELDS, values);
}

export function accountValueErrors(
  values: AccountValues,
  today: IsoDate,
  localities: readonly Locality[],
): FieldErrors {
  return { ...profileValueErrors(values, today, localities), ...accountErrors(values, today) };
}

/** The names of what differs from the account. */
export function changedNames(values: AccountValues, user: KnownUser): AccountName[] {
  const before = accountValuesOf(user);
  return CHANGED_NAMES.filter((name) => normal(values[name]) !== normal(before[name]));
}

/** What is sent: the whole form, on the version that it began with. */
export function accountChangeOf(
  {
    bank_account_number,
    newsletter,
    disabled,
    disabled_date,
    avatar,
    disabled_file,
    ...profile
  }: AccountValues,
  row_version: number | undefined,
): BodyOf<typeof users.accountSet> {
  const isDisabled = disabled === 'yes';
  return {
    ...profileChangeOf(profile),
    bank_account_number: bank_account_number.trim(),
    newsletter,
    disabled,
    disabled_date: isDisabled ? disabled_date : '',
    disabled_file: isDisabled ? disabled_file : '',
    avatar,
    ...(row_version !== undefined && { row_version }),
  };
}

/** An account number is typed in groups and stored in groups, or without. */
function normal(value: string | undefined): string {
  return (value ?? '').replace(/\s/g, '');
}
