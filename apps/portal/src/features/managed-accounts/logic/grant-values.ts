import type { BodyOf, managedAccounts } from '@urzad/contract';
import { type IsoDate, isIsoDate } from '@urzad/domain';
import { reasonError } from '@urzad/grants';

/** The form in which a role is granted. */
export interface GrantValues {
  /** Id of the role. */
  role: string;
  /** The first and the last day; empty for now and for no end. */
  from: string;
  to: string;
  reason: string;
}

type GrantError = 'is-empty' | 'is-too-short' | 'is-too-small' | 'not-valid-date';

/** What is wrong with the answers, by the names of the fields. The server judges by the same rules. */
export function grantErrors(
  { role, from, to, reason }: GrantValues,
  today: IsoDate,
): Partial<Record<keyof GrantValues, GrantError>> {
  const fromError = dayError(from, today);
  const toError = dayError(to, fromError === undefined && isIsoDate(from) ? from : today);
  const noReason = reasonError(reason);
  return {
    ...(role === '' && { role: 'is-empty' as const }),
    ...(fromError && { from: fromError }),
    ...(toError && { to: toError }),
    ...(noReason && { reason: noReason }),
  };
}

/** Valid answers as they are sent. */
export function grantBodyOf(
  id_user: number,
  { role, from, to, reason }: GrantValues,
): BodyOf<(typeof managedAccounts)['grant']> {
  return {
    id_user,
    id_role: Number(role),
    ...(isIsoDate(from) && { from }),
    ...(isIsoDate(to) && { to }),
    reason,
  };
}

function dayError(day: string, first: IsoDate): GrantError | undefined {
  if (day === '') return undefined;
  if (!isIsoDate(day)) return 'not-valid-date';
  return day < first ? 'is-too-small' : undefined;
}
