import { useQuery } from '@tanstack/react-query';
import { FileStrip } from '@urzad/ui';
import { FilePreview } from '@urzad/ui/pdf-view';
import { type ReactNode, useMemo, useState } from 'react';
import { type EvidenceFile, type EvidenceSource, fileAddressQuery, fileBytes } from './evidence-file';

export interface EvidencePaneProps {
  source: EvidenceSource;
  files: readonly EvidenceFile[];
  /** Names the files: „Dokumenty zgłoszenia”. */
  label: string;
  /** The open one. */
  open: EvidenceFile;
  onChoose: (key: string) => void;
  /** Buttons beside the strip of files. */
  tools?: ReactNode;
}

/** The files of an object, one of them open beside what is compared with it. */
export function EvidencePane({ source, files, label, open, onChoose, tools }: EvidencePaneProps) {
  const [seen, setSeen] = useState<readonly string[]>([]);
  /** Files of which the viewer could not show all: the officer has not seen them here. */
  const [unshown, setUnshown] = useState<readonly string[]>([]);

  return (
    <div className="u:flex u:min-h-0 u:flex-1 u:flex-col">
      {/* The strip shows the name of the file, so no heading takes space from the page. */}
      <h2 className="u:sr-only">{`${open.strip.label}, ${open.fileName}`}</h2>
      <div className="u:relative u:min-h-0 u:flex-1 u:p-2 u:desktop:overflow-y-auto u:desktop:p-0">
        <OpenFile
          key={open.key}
          source={source}
          file={open}
          onUnshown={() => setUnshown((keys) => [...keys, open.key])}
        />
      </div>
      <div className="u:flex">
        <div className="u:min-w-0 u:flex-1">
          <FileStrip
            label={label}
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
        {tools && (
          <div className="u:grid u:place-items-center u:border-t u:border-line u:bg-surface u:px-1">
            {tools}
          </div>
        )}
      </div>
    </div>
  );
}

export interface OpenFileProps {
  source: EvidenceSource;
  file: EvidenceFile;
  onUnshown?: () => void;
}

/** One file: its pages, its picture, or a button that downloads it. Each has its `key` here. */
export function OpenFile({ source, file, onUnshown }: OpenFileProps) {
  const { key, fileName, downloadUrl } = file;
  const { data: url } = useQuery(fileAddressQuery(source, file));
  // The same function between renders, as another one would load the document again. The address expires, the file
  // does not change.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address is not a new file.
  const bytes = useMemo(() => () => fileBytes(source, { key, url }), [key]);

  return (
    <FilePreview
      name={fileName}
      url={url}
      downloadUrl={downloadUrl}
      source={bytes}
      fill
      onUnshown={onUnshown}
    />
  );
}
