import { useQuery } from '@tanstack/react-query';
import type { Registration } from '@urzad/contract';
import { FilePreview, FileStrip, useLocale } from '@urzad/ui';
import { useMemo, useState } from 'react';
import { useMessages } from '#shared/i18n/messages';
import { fileAddressQuery, fileBytes } from '../api';
import { type EvidenceFile, evidenceFiles, isAttachment } from '../logic/evidence-files';
import { reviewMessages } from '../messages/review';

/** The signed form and the attachments, one of them open beside the answers. */
export function Evidence({ registration }: { registration: Registration }) {
  const words = useMessages(reviewMessages);
  const locale = useLocale();
  const files = evidenceFiles(registration, locale);
  const [seen, setSeen] = useState<readonly string[]>([]);
  const [chosen, choose] = useState<string>();
  // The form holds the answers that stand beside it: what they are compared with comes first.
  const open = files.find(({ key }) => key === chosen) ?? files.find(isAttachment) ?? files[0];
  if (!open) return <p className="p-5 text-muted">{words.noFiles}</p>;

  return (
    <div className="flex min-h-0 flex-1 flex-col">
      {/* The strip shows which file it is; every pixel above it is one of the page. */}
      <h2 className="sr-only">{`${open.strip.label}, ${open.fileName}`}</h2>
      <div className="min-h-0 flex-1 p-2 desktop:overflow-y-auto desktop:p-0">
        <OpenFile key={open.key} registration={registration} file={open} />
      </div>
      <FileStrip
        label={words.files}
        files={files.map(({ key, strip }) => ({ ...strip, seen: seen.includes(key) }))}
        value={open.key}
        onValueChange={(key) => {
          setSeen((keys) => [...new Set([...keys, open.key])]);
          choose(key);
        }}
      />
    </div>
  );
}

function OpenFile({ registration, file }: { registration: Registration; file: EvidenceFile }) {
  const { id } = registration;
  const { key, fileName, downloadUrl } = file;
  const { data: url } = useQuery(fileAddressQuery(registration, file));
  // The same function between renders: another one would load the document again. The address grows old, the file does not.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address is not a new file.
  const source = useMemo(() => () => fileBytes(id, { key, url }), [id, key]);

  return <FilePreview name={fileName} url={url} downloadUrl={downloadUrl} source={source} fill />;
}
