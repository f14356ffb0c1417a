import { EMPLOYER_CERTIFICATE_STATUSES, type EmployerCertificateStatus } from '@urzad/grants';
import { FileCheck, FileClock, FileUp, FileX } from 'lucide-react';
import { ObjectStatusBadge, type StatusIcons } from '../../object/object-status-badge';

const ICONS: StatusIcons<EmployerCertificateStatus> = {
  uploaded: FileUp,
  accepted: FileCheck,
  rejected: FileX,
  expired: FileClock,
};

/** What the office made of a certificate about work. */
export function CertificateStatusBadge({ status }: { status: EmployerCertificateStatus }) {
  return <ObjectStatusBadge statuses={EMPLOYER_CERTIFICATE_STATUSES} icons={ICONS} status={status} />;
}
