import { Alert } from '../../feedback/alert/alert';
import { useIdlePart } from '../../foundations/lazy-part/use-idle-part';
import { usePart } from '../../foundations/lazy-part/use-part';
import type { FileItem } from '../file-list/file-item';
import type { AttachedFilesProps } from './attached-files';
import { attachedFilesPart } from './attached-files-part';

/** The list of a field, loaded with the first file or when the page is idle. */
export function FilesOfField({ missing, ...list }: AttachedFilesProps & { missing: string }) {
  const { files } = list;
  const part = usePart(attachedFilesPart, { isNeeded: files.length > 0 });
  useIdlePart(attachedFilesPart);

  if (typeof part === 'object') return <part.AttachedFiles {...list} />;
  return (
    <>
      <PlainFiles files={files} />
      {part === 'missing' && (
        <Alert kind="warning" live>
          {missing}
        </Alert>
      )}
    </>
  );
}

/** As high as the rows of the list, so that nothing moves when it is loaded. What went wrong is announced by those. */
function PlainFiles({ files }: { files: readonly FileItem[] }) {
  if (files.length === 0) return null;

  return (
    <ul className="u:grid u:gap-2">
      {files.map(({ id, name, upload }) => (
        <li
          key={id}
          className="u:flex u:min-h-17.5 u:flex-col u:justify-center u:rounded-md u:border u:border-line u:bg-surface u:px-2.5 u:py-2 u:wrap-anywhere"
        >
          {name}
          {upload?.phase === 'error' && <p className="u:text-sm u:text-error-text">{upload.message}</p>}
        </li>
      ))}
    </ul>
  );
}
