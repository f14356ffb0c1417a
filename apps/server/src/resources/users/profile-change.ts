import type { AccountChange } from '@urzad/contract';
import {
  birthDateOf,
  type FieldErrors,
  type IsoDate,
  isIsoDate,
  isPesel,
  type Locality,
  polishSortKey,
  sexOf,
} from '@urzad/domain';
import { accountErrors, PROFILE_FIELDS, profileErrors } from '@urzad/grants';
import type { UserRow } from './repository';

type ProfileField = Exclude<keyof typeof PROFILE_FIELDS, 'mail'>;
type ProfileValues = Partial<Record<ProfileField, string | null>>;

/** Errors of the sent fields; the profile may be completed in several requests. */
export function profileChangeErrors(
  change: AccountChange,
  account: { mail: string },
  { today, localities }: { today: IsoDate; localities: readonly Locality[] },
): FieldErrors {
  const answers = Object.fromEntries(
    Object.keys(PROFILE_FIELDS).map((field) => [field, isProfileField(field) ? (change[field] ?? '') : '']),
  );
  // Every field of the profile was given a text, which the type of fromEntries cannot express.
  const errors = profileErrors(
    { ...answers, mail: account.mail } as Parameters<typeof profileErrors>[0],
    today,
    localities,
  );
  const all = { ...errors, ...accountErrors(change, today) };
  return Object.fromEntries(Object.entries(all).filter(([field]) => Object.hasOwn(change, field)));
}

/** The values to store: the sent fields, blank ones as null, and the derived ones. */
export function profileChangeValues(change: AccountChange, account: UserRow, today: IsoDate) {
  const sent: ProfileValues = {};
  for (const field of Object.keys(change)) if (isProfileField(field)) sent[field] = change[field] || null;

  const { firstname, lastname, pesel } = { ...account, ...sent };
  const isProven = pesel !== null && isPesel(pesel, today);
  return {
    ...sent,
    name_sort: polishSortKey(`${lastname ?? ''} ${firstname ?? ''}`.trim()),
    ...(isProven && { born_date: birthDateOf(pesel), sex: sexOf(pesel) }),
    ...accountValues(change),
    ...consentValues(change, account, today),
  };
}

function isProfileField(field: string): field is ProfileField {
  return field !== 'mail' && Object.hasOwn(PROFILE_FIELDS, field);
}

/** A consent that stands keeps its day. */
function consentValues(
  { newsletter }: AccountChange,
  { newsletter_date }: Pick<UserRow, 'newsletter_date'>,
  today: IsoDate,
) {
  if (newsletter === undefined) return {};
  return { newsletter_date: newsletter === 'yes' ? (newsletter_date ?? today) : null };
}

/** Who has no certificate has no date of one. */
function accountValues(change: AccountChange) {
  const { bank_account_number, disabled, disabled_date } = change;
  return {
    ...(bank_account_number !== undefined && { bank_account_number: bank_account_number || null }),
    ...(disabled !== undefined && { disabled: disabled === 'yes' ? ('yes' as const) : ('no' as const) }),
    ...(disabled_date !== undefined && { disabled_date: isIsoDate(disabled_date) ? disabled_date : null }),
    ...(disabled !== undefined && disabled !== 'yes' && { disabled_date: null }),
  };
}
