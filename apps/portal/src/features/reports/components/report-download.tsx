import { Alert, Button, ProgressBar, useLocale } from '@urzad/ui';
import { Modal } from '@urzad/ui/overlays';
import { useEffect, useEffectEvent, useState } from 'react';
import { failureText } from '#shared/failures/failure-text';
import { downloadStream } from '#shared/http/download';
import { saveFile } from '#shared/http/save-file';
import { useMessages } from '#shared/i18n/messages';
import { readWithProgress } from '../logic/read-with-progress';
import { reportMessages } from '../messages/reports';

/** A file that is written while it is downloaded. */
export interface LongFile {
  name: string;
  url: string;
  rows: number;
}

interface ReportDownloadProps {
  file: LongFile;
  onClose: () => void;
}

/** How many rows of a long file have come, and the way to break it off. */
export function ReportDownload({ file, onClose }: ReportDownloadProps) {
  const words = useMessages(reportMessages);
  const locale = useLocale();
  const [rows, setRows] = useState(0);
  const [error, setError] = useState<unknown>();
  const done = useEffectEvent((pieces: BlobPart[]) => {
    saveFile(file.name, new Blob(pieces), '');
    onClose();
  });

  useEffect(() => {
    const ending = new AbortController();
    downloadStream(`${file.url}&progress=yes`, ending.signal)
      .then((chunks) => readWithProgress(chunks, setRows))
      .then(done, (failure) => {
        if (!ending.signal.aborted) setError(failure);
      });
    return () => ending.abort();
  }, [file]);

  return (
    <Modal
      title={words.downloading(file.name)}
      open
      onOpenChange={onClose}
      footer={<Button onClick={onClose}>{error ? words.close : words.stopDownload}</Button>}
    >
      {error ? (
        <Alert kind="error" title={words.downloadFailed}>
          {failureText(error, locale)}
        </Alert>
      ) : (
        <div className="u:grid u:gap-2">
          <ProgressBar
            value={rows}
            max={file.rows}
            label={words.downloading(file.name)}
            valueText={words.rowsOf(rows, file.rows)}
          />
          <p className="u:text-sm u:text-muted u:tabular-nums">{words.rowsOf(rows, file.rows)}</p>
        </div>
      )}
    </Modal>
  );
}
