import type { AnswerOf, sessions } from '@urzad/contract';
import { hasPrivilege, type Privilege } from '@urzad/grants';

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

/** Without access a person has their own account and the public pages only (Order §10). */
export function hasAccess(me: Me | undefined): boolean {
  return me?.user.access_system !== 'no';
}

export function mayDo(me: Me | undefined, privilege: Privilege): boolean {
  return me !== undefined && hasPrivilege(me.privileges, privilege);
}
