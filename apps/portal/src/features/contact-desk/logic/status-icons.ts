import type { ContactMessageStatus } from '@urzad/grants';
import { Ban, CircleCheckBig, Inbox, Loader, type LucideIcon } from 'lucide-react';

/** Each status has an icon of its own: nothing is said by colour alone (Guide §3). */
export const CONTACT_STATUS_ICONS = {
  new: Inbox,
  taken: Loader,
  answered: CircleCheckBig,
  closed: Ban,
} as const satisfies Record<ContactMessageStatus, LucideIcon>;
