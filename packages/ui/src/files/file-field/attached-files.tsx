// The list of a field with its question, in a file of its own so that no page loads it before its first paint.
import { type RefObject, useRef } from 'react';
import { useLabels } from '../../foundations/locale/locale';
import { FileList, type FileListProps } from '../file-list/file-list';
import { type FileListLabels, fileListLabels } from '../file-list/file-list.labels';
import { useKeptFocus } from '../file-list/use-kept-focus';
import { type RemovedFiles, useAskedRemoval } from './use-asked-removal';

export interface AttachedFilesProps
  extends Pick<FileListProps, 'canDelete' | 'onRetry' | 'onChooseOther'>,
    Pick<RemovedFiles, 'files' | 'onRemove'> {
  /** Takes the focus when no file is left. */
  attach: RefObject<HTMLButtonElement | null>;
  list: Partial<FileListProps> | undefined;
}

/** The files of a field; a stored one is removed only after a dialog. */
export function AttachedFiles({ files, list, onRemove, attach, ...actions }: AttachedFilesProps) {
  const words = useLabels<FileListLabels>(fileListLabels, list?.labels);
  const rows = useRef<HTMLDivElement>(null);
  const { ask, question } = useAskedRemoval({ files, words, onRemove, attach, list: rows });
  useKeptFocus(rows, files, attach);

  return (
    <>
      <div ref={rows} className="u:contents">
        <FileList {...list} {...actions} files={files} onDelete={ask} />
      </div>
      {question}
    </>
  );
}
