import type { AnswerOf, sessions } from '@urzad/contract';
import { hasPrivilege, type Privilege } from '@urzad/grants';
import { readItem } from '../tokens/storage';

export type Perspective = 'citizen' | 'staff' | 'admin' | 'audit';

/** The person in the answer of the server: only the requested fields. */
export type KnownUser = AnswerOf<typeof sessions.find>['data'];

/** The fields of the signed-in person that guards, menus and screens need. */
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

/** The name of the last person signed in here, for the lock screen; broken storage counts as none. */
export function storedName(): string | undefined {
  try {
    const info: unknown = JSON.parse(readItem('user_info') ?? '{}');
    const name = typeof info === 'object' && info !== null && 'name_all' in info ? info.name_all : undefined;
    return typeof name === 'string' ? name : undefined;
  } catch {
    return undefined;
  }
}

export function mayDo(me: Me | undefined, privilege: Privilege): boolean {
  return me !== undefined && hasPrivilege(me.privileges, privilege);
}
