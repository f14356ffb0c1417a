import { useQuery } from '@tanstack/react-query';
import type { Registration } from '@urzad/contract';
import { FileStrip, IconButton, useLocale } from '@urzad/ui';
import { FilePreview } from '@urzad/ui/pdf-view';
import { FolderDown } from 'lucide-react';
import { useMemo, useState } from 'react';
import { findRegistrationArchive } from '#shared/entities/registrations/registration-query';
import { useMessages } from '#shared/i18n/messages';
import { useDownloadAll } from '#shared/object/use-download-all';
import { fileAddressQuery, fileBytes } from '../api';
import { type EvidenceFile, evidenceFiles, isAttachment } from '../logic/evidence-files';
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
  const downloadAll = useDownloadAll(() => findRegistrationArchive(registration.id));
  const files = evidenceFiles(registration, locale);
  const [seen, setSeen] = useState<readonly string[]>([]);
  /** Files of which the viewer could not show all: the officer has not seen them here. */
  const [unshown, setUnshown] = useState<readonly string[]>([]);
  // The form repeats the answers beside it, so an attachment is opened first.
  const open = files.find(({ key }) => key === chosen) ?? files.find(isAttachment) ?? files[0];
  if (!open) return <p className="u:p-5 u:text-muted">{words.noFiles}</p>;

  return (
    <div className="u:flex u:min-h-0 u:flex-1 u:flex-col">
      {/* The strip shows the name of the file, so no heading takes space from the page. */}
      <h2 className="u:sr-only">{`${open.strip.label}, ${open.fileName}`}</h2>
      <div className="u:relative u:min-h-0 u:flex-1 u:p-2 u:desktop:overflow-y-auto u:desktop:p-0">
        <OpenFile
          key={open.key}
          registration={registration}
          file={open}
          onUnshown={() => setUnshown((keys) => [...keys, open.key])}
        />
      </div>
      <div className="u:flex">
        <div className="u:min-w-0 u:flex-1">
          <FileStrip
            label={words.files}
            files={files.map(({ key, strip }) => ({
              ...strip,
              seen: seen.includes(key) && !unshown.includes(key),
            }))}
            value={open.key}
            onValueChange={(key) => {
              setSeen((keys) => [...new Set([...keys, open.key])]);
              onChoose(key);
            }}
          />
        </div>
        {files.some(isAttachment) && (
          <div className="u:grid u:place-items-center u:border-t u:border-line u:bg-surface u:px-1">
            <IconButton icon={FolderDown} label={words.downloadAll} onClick={downloadAll} />
          </div>
        )}
      </div>
    </div>
  );
}

interface OpenFileProps {
  registration: Registration;
  file: EvidenceFile;
  onUnshown: () => void;
}

function OpenFile({ registration, file, onUnshown }: OpenFileProps) {
  const { id } = registration;
  const { key, fileName, downloadUrl } = file;
  const { data: url } = useQuery(fileAddressQuery(registration, file));
  // The same function between renders, as another one would load the document again. The address expires, the file
  // does not change.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address is not a new file.
  const source = useMemo(() => () => fileBytes(id, { key, url }), [id, key]);

  return (
    <FilePreview
      name={fileName}
      url={url}
      downloadUrl={downloadUrl}
      source={source}
      fill
      onUnshown={onUnshown}
    />
  );
}
