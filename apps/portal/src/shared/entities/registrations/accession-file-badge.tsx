import { ACCESSION_FILE_STATUSES, type AccessionFileStatus } from '@urzad/grants';
import { FileCheck, FileMinus, FilePen, FileUp } from 'lucide-react';
import { ObjectStatusBadge, type StatusIcons } from '#shared/object/object-status-badge';

const ICONS: StatusIcons<AccessionFileStatus> = {
  new: FileUp,
  accepted: FileCheck,
  rejected: FilePen,
  removed: FileMinus,
};

/** What the office made of a document for the contract. */
export function AccessionFileBadge({ status }: { status: AccessionFileStatus }) {
  return <ObjectStatusBadge statuses={ACCESSION_FILE_STATUSES} icons={ICONS} status={status} />;
}
