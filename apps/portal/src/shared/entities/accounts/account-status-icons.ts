import type { ManagedAccountRow } from '@urzad/contract';
import { CircleCheckBig, CircleMinus, LockKeyhole, type LucideIcon, UserX } from 'lucide-react';

/** Each status has an icon of its own: nothing is said by colour alone (Guide §3). */
export const ACCOUNT_STATUS_ICONS = {
  active: CircleCheckBig,
  locked: LockKeyhole,
  inactive: CircleMinus,
  anonymised: UserX,
} as const satisfies Record<ManagedAccountRow['status'], LucideIcon>;
