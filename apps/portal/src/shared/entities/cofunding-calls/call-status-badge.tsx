import { CALL_STATUSES, type CallStatus } from '@urzad/grants';
import {
  Archive,
  CircleCheck,
  CircleDot,
  CircleX,
  FlaskConical,
  Hourglass,
  Megaphone,
  PencilLine,
} from 'lucide-react';
import { ObjectStatusBadge, type StatusIcons } from '../../object/object-status-badge';

const ICONS: StatusIcons<CallStatus> = {
  draft: PencilLine,
  published: Megaphone,
  test: FlaskConical,
  open: CircleDot,
  closed: Hourglass,
  ranked: CircleCheck,
  settled: Archive,
  cancelled: CircleX,
};

export function CallStatusBadge({ status }: { status: CallStatus }) {
  return <ObjectStatusBadge statuses={CALL_STATUSES} icons={ICONS} status={status} />;
}
