import {
  ArrowLeftRight,
  CircleUserRound,
  Files,
  HandCoins,
  History,
  IdCard,
  Info,
  Key,
  LayoutDashboard,
  LockKeyhole,
  LogOut,
  type LucideIcon,
  MessagesSquare,
  Pencil,
  Scroll,
  UserCog,
  UserLock,
  Users,
} from 'lucide-react';
import type { MenuItem } from '../../actions/menu-entry/menu-item';

/**
 * Entries in their order (Spec §2); those of one group are between two dividers. Locking comes from Order §2,
 * the choice of an application from Order §10, the facts about it from Order §12.
 */
const ENTRIES = [
  ['account', CircleUserRound, 'person'],
  ['edit', Pencil, 'person'],
  ['password', Key, 'person'],
  ['registrations', Files, 'project'],
  ['cases', MessagesSquare, 'project'],
  ['panel', LayoutDashboard, 'project'],
  ['grants', HandCoins, 'project'],
  ['requests', Scroll, 'project'],
  ['members', Users, 'project'],
  ['share', UserLock, 'project'],
  ['shared', UserCog, 'project'],
  ['application', ArrowLeftRight, 'end'],
  ['role', IdCard, 'end'],
  ['messages', History, 'end'],
  ['about', Info, 'end'],
  ['lock', LockKeyhole, 'end'],
  ['logout', LogOut, 'end'],
] as const satisfies readonly (readonly [string, LucideIcon, string])[];

/** The name of an entry of the user menu (Spec §2). */
export type UserMenuEntry = (typeof ENTRIES)[number][0];

/** The address or the action of an entry. */
export type UserMenuTarget = Pick<MenuItem, 'link' | 'onSelect'>;

/** An entry without a target is not shown: the menu has only what the application can do. */
export type UserMenuTargets = Readonly<Partial<Record<UserMenuEntry, UserMenuTarget>>>;

export function userMenuItems(
  targets: UserMenuTargets,
  names: Readonly<Record<UserMenuEntry, string>>,
): MenuItem[] {
  const present = ENTRIES.filter(([id]) => targets[id]);

  return present.map(([id, icon, group], at) => ({
    id,
    icon,
    name: names[id],
    divide: at > 0 && present[at - 1]?.[2] !== group,
    ...targets[id],
  }));
}
