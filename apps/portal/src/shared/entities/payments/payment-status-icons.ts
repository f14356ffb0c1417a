import type { PaymentListStatus, PaymentStatus } from '@urzad/grants';
import {
  BookCheck,
  CircleCheckBig,
  CircleX,
  FilePenLine,
  Landmark,
  ListChecks,
  type LucideIcon,
  ReceiptText,
  Undo2,
} from 'lucide-react';

/** Each status has an icon of its own: nothing is said by colour alone (Guide §3). */
export const PAYMENT_LIST_STATUS_ICONS = {
  draft: FilePenLine,
  approved: CircleCheckBig,
  exported: Landmark,
  booked: BookCheck,
  cancelled: CircleX,
} as const satisfies Record<PaymentListStatus, LucideIcon>;

export const PAYMENT_STATUS_ICONS = {
  new: ReceiptText,
  on_list: ListChecks,
  sent: Landmark,
  paid: CircleCheckBig,
  returned: Undo2,
  cancelled: CircleX,
} as const satisfies Record<PaymentStatus, LucideIcon>;
