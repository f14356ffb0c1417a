import { REGISTRATION_STATUSES, type RegistrationStatus } from '@urzad/domain';
import { StatusBadge, useLocale } from '@urzad/ui';
import {
  Ban,
  CircleCheckBig,
  CircleX,
  FileCheck,
  FileClock,
  FileSearch,
  FileSignature,
  FileX,
  Hourglass,
  ListChecks,
  ListOrdered,
  type LucideIcon,
  MessageSquareWarning,
  PencilLine,
  Send,
  Signature,
  Trophy,
  Undo2,
  UserCheck,
} from 'lucide-react';

/** Each status has an icon of its own: colour never speaks alone (visual guide §3). */
export const REGISTRATION_STATUS_ICONS: Record<RegistrationStatus, LucideIcon> = {
  draft: PencilLine,
  to_sign: Signature,
  signed: FileCheck,
  submitted: Send,
  formal_check: FileSearch,
  to_correct: MessageSquareWarning,
  scored: ListChecks,
  formally_rejected: FileX,
  reserve: ListOrdered,
  qualified: Trophy,
  documents: FileClock,
  documents_check: CircleCheckBig,
  contract_stage: FileSignature,
  member: UserCheck,
  not_qualified: CircleX,
  expired: Hourglass,
  withdrawn: Undo2,
  cancelled: Ban,
};

export function RegistrationStatusBadge({ status }: { status: RegistrationStatus }) {
  const locale = useLocale();
  const info = REGISTRATION_STATUSES[status];

  return (
    <StatusBadge color={info.colour} icon={REGISTRATION_STATUS_ICONS[status]} dashed={status === 'draft'}>
      {info[locale]}
    </StatusBadge>
  );
}
