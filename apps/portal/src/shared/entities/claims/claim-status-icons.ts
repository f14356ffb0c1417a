import type { ClaimStatus, LineDecision } from '@urzad/grants';
import {
  BadgeCheck,
  BadgePercent,
  Banknote,
  CircleCheckBig,
  CircleDashed,
  CircleSlash,
  CircleX,
  FilePenLine,
  HandCoins,
  type LucideIcon,
  PenLine,
  Reply,
  SearchCheck,
  Send,
  Stamp,
  Undo2,
  Wallet,
} from 'lucide-react';

/** Each status has an icon of its own: nothing is said by colour alone (Guide §3). */
export const CLAIM_STATUS_ICONS = {
  draft: FilePenLine,
  to_sign: PenLine,
  submitted: Send,
  verification: SearchCheck,
  to_correct: Reply,
  verified: Stamp,
  approved: BadgeCheck,
  approved_partly: BadgePercent,
  payment: Banknote,
  paid: Wallet,
  rejected: CircleX,
  withdrawn: Undo2,
  recovery: HandCoins,
} as const satisfies Record<ClaimStatus, LucideIcon>;

/** Of what the office decided on a line. */
export const LINE_DECISION_ICONS = {
  OK: CircleCheckBig,
  CZESC: CircleDashed,
  NIE: CircleSlash,
} as const satisfies Record<LineDecision, LucideIcon>;
