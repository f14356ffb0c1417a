import type { Registration } from '@urzad/contract';
import { IconButton, useLocale } from '@urzad/ui';
import { FolderDown } from 'lucide-react';
import { useFileKindName } from '#shared/entities/documents/use-file-kind-name';
import { findRegistrationArchive } from '#shared/entities/registrations/registration-query';
import { EvidencePane } from '#shared/evidence/evidence-pane';
import { useMessages } from '#shared/i18n/messages';
import { useDownloadAll } from '#shared/object/use-download-all';
import { evidenceOf } from '../api';
import { evidenceFiles, isAttachment } from '../logic/evidence-files';
import { reviewMessages } from '../messages/review';

interface EvidenceProps {
  registration: Registration;
  /** The key of the file that was chosen; without one an attachment is open. */
  chosen: string | undefined;
  onChoose: (key: string) => void;
}

/** The signed form and the attachments, one of them open beside the answers. */
export function Evidence({ registration, chosen, onChoose }: EvidenceProps) {
  const words = useMessages(reviewMessages);
  const locale = useLocale();
  const kindName = useFileKindName();
  const downloadAll = useDownloadAll(() => findRegistrationArchive(registration.id));
  const files = evidenceFiles(registration, { locale, kindName });
  // The form repeats the answers beside it, so an attachment is opened first.
  const open = files.find(({ key }) => key === chosen) ?? files.find(isAttachment) ?? files[0];
  if (!open) return <p className="u:p-5 u:text-muted">{words.noFiles}</p>;

  return (
    <EvidencePane
      source={evidenceOf(registration)}
      files={files}
      label={words.files}
      open={open}
      onChoose={onChoose}
      tools={
        files.some(isAttachment) && (
          <IconButton icon={FolderDown} label={words.downloadAll} onClick={downloadAll} />
        )
      }
    />
  );
}
