import type { AnswerOf, sessions, UserView } from '@urzad/contract';
import { hasEvery } from '@urzad/domain';
import { readItem, writeItem } from './storage';

export type Perspective = 'citizen' | 'staff' | 'admin' | 'audit';

/** The person as the server answers them: only what was asked for. */
export type KnownUser = AnswerOf<typeof sessions.find>['data'];

/** The signed-in person as guards, menus and screens need them. */
export interface Me {
  id: number;
  mail: string;
  name_all: string;
  user: KnownUser;
  perspective: Perspective;
  privileges: readonly string[];
  isProfileComplete: boolean;
  hasAcceptedStatute: boolean;
}

/** Never kept in the browser (decisions.md 2). */
const NOT_STORED: readonly (keyof UserView)[] = [
  'pesel',
  'bank_account_number',
  'address',
  'location_street',
  'location_building_number',
  'location_apartment_number',
  'location_zip_code',
  'location_city',
  'location_region',
  'location_community',
  'location_district',
];

export function meOf(user: KnownUser, perspective: Perspective, privileges: readonly string[]): Me {
  return {
    id: user.id ?? 0,
    mail: user.mail ?? '',
    name_all: user.name_all ?? user.mail ?? '',
    user,
    perspective,
    privileges,
    isProfileComplete: Boolean(user.firstname && user.lastname && user.mail),
    hasAcceptedStatute: user.accept_condition === 'yes',
  };
}

/** Spec §3: `user_info` is kept in local storage, without what must not lie on a shared computer. */
export function storeUserInfo(user: KnownUser) {
  const kept = Object.entries(user).filter(([field]) => !NOT_STORED.some((name) => name === field));
  writeItem('user_info', JSON.stringify(Object.fromEntries(kept)));
}

/** The name that was last signed in here, for the lock screen; broken storage counts as none. */
export function storedName(): string | undefined {
  try {
    const info: unknown = JSON.parse(readItem('user_info') ?? '{}');
    const name = typeof info === 'object' && info !== null && 'name_all' in info ? info.name_all : undefined;
    return typeof name === 'string' ? name : undefined;
  } catch {
    return undefined;
  }
}

export function meHasEvery(me: Me | undefined, required: string): boolean {
  return me !== undefined && hasEvery(me.privileges, required);
}
