import type { BodyOf, officeRoles, RoleDefinition } from '@urzad/contract';
import { type IsoDate, isIsoDate, tidyText, warsawDate } from '@urzad/domain';
import {
  type Duty,
  dutyOf,
  heldTogether,
  type MatrixRow,
  privilegesOfDuties,
  ROLE_MATRIX,
  reasonError,
} from '@urzad/grants';
import { lastDayOf } from './days-of-role';

export type RolePerspective = BodyOf<(typeof officeRoles)['add']>['perspective'];

/** The form of a role that the office makes. */
export interface RoleValues {
  name: string;
  /** Empty where it is the same. */
  name_en: string;
  description: string;
  perspective: RolePerspective;
  /** By the rows of the matrix; empty for neither. */
  duties: (Duty | '')[];
  /** The first and the last day; empty for none. */
  from: string;
  to: string;
  reason: string;
}

type RoleError = 'is-empty' | 'is-too-short' | 'is-too-small' | 'not-valid-date' | 'not-valid-option';

/** The answers to begin with: those of the role that is changed or copied. */
export function roleValuesOf(role: RoleDefinition | undefined, isCopy: boolean): RoleValues {
  const days = isCopy ? undefined : role;
  return {
    name: isCopy ? '' : (role?.name ?? ''),
    name_en: isCopy ? '' : (role?.name_en ?? ''),
    description: role?.description ?? '',
    perspective: role && role.perspective !== 'citizen' ? role.perspective : 'staff',
    duties: ROLE_MATRIX.map((row) => dutyOf(row, role?.privileges ?? []) ?? ''),
    from: days?.valid_from ? warsawDate(new Date(days.valid_from)) : '',
    to: days?.valid_to ? lastDayOf(new Date(days.valid_to)) : '',
    reason: '',
  };
}

/**
 * What is wrong with the answers, by the names of the fields; `within` are the privileges that are offered. The server
 * judges by the same rules.
 */
export function roleErrors(
  values: RoleValues,
  { today, within }: { today: IsoDate; within: readonly string[] },
): Record<string, RoleError> {
  const { name, from, to, reason } = values;
  const privileges = privilegesIn(values);
  const fromError = from === '' || isIsoDate(from) ? undefined : 'not-valid-date';
  const noReason = reasonError(reason);
  const found: Record<string, RoleError | undefined> = {
    name: tidyText(name) === '' ? 'is-empty' : undefined,
    from: fromError,
    to: lastDayError(to, isIsoDate(from) && from > today ? from : today),
    reason: noReason,
  };
  const offered = ROLE_MATRIX.findIndex((row) => dutiesWithin(row, within).length > 0);
  if (privileges.length === 0) found[`duties.${offered}`] = 'is-empty';
  const pair = heldTogether(privileges);
  const apart = pair && ROLE_MATRIX.findLastIndex(({ edit }) => pair.some((code) => edit.includes(code)));
  if (apart !== undefined) found[`duties.${apart}`] = 'not-valid-option';
  return Object.fromEntries(Object.entries(found).flatMap(([field, code]) => (code ? [[field, code]] : [])));
}

/** Valid answers as they are sent. */
export function roleBodyOf(values: RoleValues): BodyOf<(typeof officeRoles)['add']> {
  const { name, name_en, description, perspective, from, to, reason } = values;
  return {
    ...{ name, name_en, description, perspective, reason },
    privileges: privilegesIn(values),
    ...(isIsoDate(from) && { from }),
    ...(isIsoDate(to) && { to }),
  };
}

/** The duties that a role may get: of a row those whose privileges are all among these. */
export function dutiesWithin({ read, edit }: MatrixRow, privileges: readonly string[]): Duty[] {
  const hasAll = (codes: readonly string[]) => codes.every((code) => privileges.includes(code));
  if (!hasAll(read)) return [];
  return [
    ...(read.length > 0 ? ['R' as const] : []),
    ...(edit.length > 0 && hasAll(edit) ? ['E' as const] : []),
  ];
}

function privilegesIn({ duties }: RoleValues) {
  return privilegesOfDuties((row) => duties[ROLE_MATRIX.indexOf(row)] || undefined);
}

function lastDayError(day: string, first: IsoDate): RoleError | undefined {
  if (day === '') return undefined;
  if (!isIsoDate(day)) return 'not-valid-date';
  return day < first ? 'is-too-small' : undefined;
}
