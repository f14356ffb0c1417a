import { asSpecified } from '../words/as-specified';
import type { Locale } from '../words/locale';
/** Type codes of users (Spec §3). */
export const USER_TYPE = { citizen: 2, operator: 3, administrator: 4 } as const;
export type UserType = (typeof USER_TYPE)[keyof typeof USER_TYPE];

/** Shown where a person has no active role (Spec §3). */
export const NO_ROLE = { pl: asSpecified('Brak roli'), en: 'No role' } as const;

const USER_TYPE_NAMES = {
  [USER_TYPE.citizen]: { pl: 'Użytkownik', en: 'User' },
  [USER_TYPE.operator]: { pl: 'Operator', en: 'Operator' },
  [USER_TYPE.administrator]: { pl: 'Administrator', en: 'Administrator' },
} as const satisfies Record<UserType, { pl: string; en: string }>;

export function userTypeName(type: UserType, locale: Locale = 'pl'): string {
  return USER_TYPE_NAMES[type][locale];
}
