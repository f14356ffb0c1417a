import { Alert } from '../../feedback/alert/alert';
import { useIdlePart } from '../../foundations/lazy-part/use-idle-part';
import { usePart } from '../../foundations/lazy-part/use-part';
import { useLabels } from '../../foundations/locale/locale';
import { PartRetry } from '../../internal/part-retry/part-retry';
import { type PartRetryLabels, partRetryLabels } from '../../internal/part-retry/part-retry.labels';
import type { FileItem } from '../file-list/file-item';
import type { AttachedFilesProps } from './attached-files';
import { attachedFilesPart } from './attached-files-part';

/** The list of a field, loaded with the first file or when the page is idle. */
export function FilesOfField({ missing, ...list }: AttachedFilesProps & { missing: string }) {
  const { files } = list;
  const part = usePart(attachedFilesPart, { isNeeded: files.length > 0 });
  useIdlePart(attachedFilesPart);
  const { retry } = useLabels<PartRetryLabels>(partRetryLabels);

  if (typeof part === 'object') return <part.AttachedFiles {...list} />;
  return (
    <>
      <PlainFiles files={files} isAlone={part === 'missing'} />
      {part === 'missing' && (
        <Alert
          kind="warning"
          live
          actions={
            <PartRetry
              of={attachedFilesPart}
              label={retry}
              missing={missing}
              onCome={() => list.attach.current?.focus()}
            />
          }
        >
          {missing}
        </Alert>
      )}
    </>
  );
}

interface PlainFilesProps {
  files: readonly FileItem[];
  /** The list did not come, so what went wrong is announced here. */
  isAlone: boolean;
}

/** As high as the rows of the list, so that nothing moves when it is loaded. */
function PlainFiles({ files, isAlone }: PlainFilesProps) {
  if (files.length === 0) return null;

  return (
    <ul className="u:grid u:gap-2">
      {files.map(({ id, name, upload }) => (
        <li
          key={id}
          className="u:flex u:min-h-17.5 u:flex-col u:justify-center u:rounded-md u:border u:border-line u:bg-surface u:px-2.5 u:py-2 u:wrap-anywhere"
        >
          {name}
          {upload?.phase === 'error' && (
            <p role={isAlone ? 'alert' : undefined} className="u:text-sm u:text-error-text">
              {upload.message}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
