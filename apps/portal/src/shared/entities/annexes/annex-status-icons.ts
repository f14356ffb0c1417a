import type { AnnexStatus } from '@urzad/grants';
import { Ban, CircleCheckBig, CircleSlash, FilePenLine, type LucideIcon, PenLine, Stamp } from 'lucide-react';

/** Each status has an icon of its own: nothing is said by colour alone (Guide §3). */
export const ANNEX_STATUS_ICONS = {
  draft: FilePenLine,
  to_member: PenLine,
  to_office: Stamp,
  active: CircleCheckBig,
  refused: CircleSlash,
  cancelled: Ban,
} as const satisfies Record<AnnexStatus, LucideIcon>;
