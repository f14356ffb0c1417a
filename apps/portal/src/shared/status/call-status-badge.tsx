import { CALL_STATUSES, type CallStatus } from '@urzad/grants';
import { StatusBadge, useLocale } from '@urzad/ui';
import {
  Archive,
  CircleCheck,
  CircleDot,
  CircleX,
  FlaskConical,
  Hourglass,
  type LucideIcon,
  Megaphone,
  PencilLine,
} from 'lucide-react';

export interface CallStatusBadgeProps {
  status: CallStatus;
}

const CALL_STATUS_ICONS: Record<CallStatus, LucideIcon> = {
  draft: PencilLine,
  published: Megaphone,
  test: FlaskConical,
  open: CircleDot,
  closed: Hourglass,
  ranked: CircleCheck,
  settled: Archive,
  cancelled: CircleX,
};

/** The status of a call, with the text and the colour of the dictionary. */
export function CallStatusBadge({ status }: CallStatusBadgeProps) {
  const info = CALL_STATUSES.table[status];

  return (
    <StatusBadge color={info.colour} icon={CALL_STATUS_ICONS[status]} dashed={status === 'draft'}>
      {info[useLocale()]}
    </StatusBadge>
  );
}
