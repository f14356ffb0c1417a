import type { RecoveryStatus } from '@urzad/grants';
import { CircleCheckBig, Coins, HandCoins, type LucideIcon } from 'lucide-react';

/** Each status has an icon of its own: nothing is said by colour alone (Guide §3). */
export const RECOVERY_STATUS_ICONS = {
  demanded: HandCoins,
  partly: Coins,
  returned: CircleCheckBig,
} as const satisfies Record<RecoveryStatus, LucideIcon>;
