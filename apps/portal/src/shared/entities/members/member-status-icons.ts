import type { MemberStatus } from '@urzad/grants';
import { CircleCheck, CircleX, Flag, type LucideIcon, Pause, Trophy, UserX } from 'lucide-react';

/** Each status has an icon of its own: nothing is said by colour alone (Guide §3). */
export const MEMBER_STATUS_ICONS = {
  active: CircleCheck,
  suspended: Pause,
  ending: Flag,
  completed: Trophy,
  resigned: UserX,
  terminated: CircleX,
} as const satisfies Record<MemberStatus, LucideIcon>;
