import type { CoFundingStatus, MonthStatus } from '@urzad/grants';
import {
  Ban,
  Calendar,
  CalendarClock,
  CircleCheck,
  CirclePlay,
  CircleX,
  FilePen,
  HandCoins,
  type LucideIcon,
  Pause,
  SearchCheck,
  Trophy,
} from 'lucide-react';

/** Each status has an icon of its own: nothing is said by colour alone (Guide §3). */
export const CO_FUNDING_STATUS_ICONS = {
  planned: CalendarClock,
  running: CirclePlay,
  suspended: Pause,
  finished: Trophy,
  closed_early: CircleX,
  changed: FilePen,
} as const satisfies Record<CoFundingStatus, LucideIcon>;

export const MONTH_STATUS_ICONS = {
  open: Calendar,
  due: HandCoins,
  requested: SearchCheck,
  paid: CircleCheck,
  skipped: Ban,
  suspended: Pause,
} as const satisfies Record<MonthStatus, LucideIcon>;
