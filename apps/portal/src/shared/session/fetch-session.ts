import { type AnswerOf, base, sessions, type UserView } from '@urzad/contract';
import { isProfileComplete } from '@urzad/grants';
import { chooseApplication, presentApplication } from '../http/present-application';
import { request } from './client';
import type { KnownUser, Me, Perspective } from './me';
import { readItem, writeItem } from './storage';
import { storeInit } from './store-init';
import type { Marker } from './stored-session';

/**
 * The fields of the account that may be stored in a browser that others use (Order §2), by name: PESEL, account
 * number, address and future fields are not among them.
 */
export const KEPT_OF_USER = [
  'id',
  'role',
  'role_active',
  'type',
  'avatar',
  'avatar_url',
  'name_all',
  'firstname',
  'lastname',
  'mail',
  'config',
  'phone',
  'sex',
  'two_fa',
  'default',
  'applications',
  'access_system',
  'born_date',
  'accept_condition',
  'create_date',
  'mod_ip',
  'disabled',
  'disabled_date',
  'online',
  'online_date',
] as const satisfies readonly (keyof UserView)[];

type System = AnswerOf<typeof base.initSystem>['data'];

/** The office, public. */
export async function fetchSystem() {
  return (await request(base.initSystem)).data;
}

/** The office and the signed-in person. Nothing is stored when another session has replaced this one meanwhile. */
export async function fetchSession(marker: Marker): Promise<{ system: System; me: Me }> {
  const [first, { data: user }] = await Promise.all([
    fetchSystem(),
    request(sessions.find, { query: { by_token: 'yes' } }),
  ]);
  const system = await systemOf(user, first);
  if (readItem('session_marker') === marker) storeUserInfo(user);
  void storeInit(system, marker);

  return { system, me: meOf(user, system.user_perspective, system.user_privileges) };
}

/** After a sign-in the application of the person is not known before they are: its payload is requested then. */
async function systemOf(user: KnownUser, first: System): Promise<System> {
  if (user.default === undefined || user.default === presentApplication()) return first;
  chooseApplication(user.default);
  return fetchSystem();
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

/** Spec §3: `user_info` is kept in local storage. */
function storeUserInfo(user: KnownUser) {
  writeItem('user_info', JSON.stringify(Object.fromEntries(KEPT_OF_USER.map((name) => [name, user[name]]))));
}
