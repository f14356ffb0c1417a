import type { DocumentStatus } from '@urzad/grants';
import { Ban, CircleCheckBig, CircleDashed, FileClock, type LucideIcon } from 'lucide-react';

/** Each status has an icon of its own: nothing is said by colour alone (Guide §3). */
export const DOCUMENT_STATUS_ICONS = {
  frozen: CircleDashed,
  partially_signed: FileClock,
  signed: CircleCheckBig,
  void: Ban,
} as const satisfies Record<DocumentStatus, LucideIcon>;
