import { type AnswerOf, base, sessions, type UserView } from '@urzad/contract';
import { isProfileComplete } from '@urzad/grants';
import { request } from '../api/client';
import { readItem, writeItem } from '../tokens/storage';
import type { Marker } from '../tokens/stored-session';
import type { KnownUser, Me, Perspective } from './me';

/** Never kept in the browser (Order §2). */
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

/** The office, told to everybody. */
export async function fetchSystem() {
  return (await request(base.initSystem)).data;
}

/** The office and whoever is signed in. Nothing is kept here of somebody whose session another has replaced meanwhile. */
export async function fetchSession(
  marker: Marker,
): Promise<{ system: AnswerOf<typeof base.initSystem>['data']; me: Me }> {
  const [system, { data: user }] = await Promise.all([
    fetchSystem(),
    request(sessions.find, { query: { by_token: 'yes' } }),
  ]);
  if (readItem('session_marker') === marker) storeUserInfo(user);

  return { system, me: meOf(user, system.user_perspective, system.user_privileges) };
}

function meOf(user: KnownUser, perspective: Perspective, privileges: readonly string[]): Me {
  return {
    id: user.id ?? 0,
    mail: user.mail ?? '',
    name_all: user.name_all ?? user.mail ?? '',
    user,
    perspective,
    privileges,
    isProfileComplete: isProfileComplete(user),
    hasAcceptedStatute: user.accept_condition === 'yes',
  };
}

/** Spec §3: `user_info` is kept in local storage, without what must not lie on a shared computer. */
function storeUserInfo(user: KnownUser) {
  const kept = Object.entries(user).filter(([field]) => !NOT_STORED.some((name) => name === field));
  writeItem('user_info', JSON.stringify(Object.fromEntries(kept)));
}
