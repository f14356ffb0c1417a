import type { ContractStatus } from '@urzad/grants';
import {
  CircleCheckBig,
  CirclePause,
  CircleSlash,
  FilePenLine,
  Flag,
  type LucideIcon,
  PenLine,
  Stamp,
  TimerOff,
} from 'lucide-react';

/** Each status has an icon of its own: nothing is said by colour alone (Guide §3). */
export const CONTRACT_STATUS_ICONS = {
  draft: FilePenLine,
  to_member: PenLine,
  to_office: Stamp,
  active: CircleCheckBig,
  suspended: CirclePause,
  ended: Flag,
  terminated: CircleSlash,
  not_signed: TimerOff,
} as const satisfies Record<ContractStatus, LucideIcon>;
