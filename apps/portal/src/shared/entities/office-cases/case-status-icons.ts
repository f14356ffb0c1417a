import type { OfficeCaseStatus } from '@urzad/grants';
import {
  Archive,
  CircleCheckBig,
  CircleX,
  Inbox,
  Loader,
  type LucideIcon,
  Reply,
  Signature,
  Undo2,
} from 'lucide-react';

/** Each status has an icon of its own: nothing is said by colour alone (Guide §3). */
export const CASE_STATUS_ICONS = {
  to_sign: Signature,
  new: Inbox,
  open: Loader,
  wait_citizen: Reply,
  closed: CircleCheckBig,
  rejected: CircleX,
  withdrawn: Undo2,
  archived: Archive,
} as const satisfies Record<OfficeCaseStatus, LucideIcon>;
