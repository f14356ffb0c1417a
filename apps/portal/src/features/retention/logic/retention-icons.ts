import type { RetentionListStatus, RetentionStatus } from '@urzad/grants';
import {
  Ban,
  CircleCheckBig,
  ClipboardCheck,
  Hourglass,
  type LucideIcon,
  ShieldCheck,
  Trash2,
} from 'lucide-react';

/** Each status has an icon of its own: nothing is said by colour alone (Guide §3). */
export const RETENTION_ICONS = {
  proposed: Hourglass,
  kept: ShieldCheck,
  approved: ClipboardCheck,
  erased: Trash2,
  refused: Ban,
} as const satisfies Record<RetentionStatus, LucideIcon>;

export const RETENTION_LIST_ICONS = {
  prepared: Hourglass,
  approved: ClipboardCheck,
  done: CircleCheckBig,
  refused: Ban,
} as const satisfies Record<RetentionListStatus, LucideIcon>;
