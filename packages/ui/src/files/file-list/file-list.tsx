import { useRef } from 'react';
import { useLabels } from '../../foundations/locale/locale';
import { Sortable } from '../../internal/sortable/sortable';
import type { FileCapabilities } from './file-actions';
import { type FileItem, isPicture } from './file-item';
import { type FileListLabels, fileListLabels } from './file-list.labels';
import { FileRow } from './file-row';
import type { FileRescue } from './upload-rescue';
import { useFileInfo } from './use-file-info';
import { useKeptFocus } from './use-kept-focus';
import { useZoom } from './use-zoom';

export interface FileListProps extends FileCapabilities, FileRescue {
  /** The files, in the order in which they are shown. */
  files: readonly FileItem[];
  /** Downloads one archive of all files. The button is shown only when it is given and there are files. */
  onDownloadAll?: (() => void) | undefined;
  /** Texts, shown and for screen readers. */
  labels?: Partial<FileListLabels> | undefined;
}

/** Files with the allowed actions on each (Spec §2). An empty list renders nothing. */
export function FileList(props: FileListProps) {
  const { files, onDownloadAll, labels, canOrder, onOrder, onSaveInfo, ...handlers } = props;
  const words = useLabels<FileListLabels>(fileListLabels, labels);
  const { zoom, layer } = useZoom(files.filter(isPicture), handlers.canDownload ?? false, handlers.onBroken);
  const { edit, panel } = useFileInfo(onSaveInfo);
  const list = useRef<HTMLDivElement>(null);
  useKeptFocus(list, files);
  if (files.length === 0) return null;

  return (
    <div ref={list} className="u:flex u:flex-col u:gap-2">
      <Sortable
        items={files}
        label={words.list}
        labels={{ earlier: words.earlier, later: words.later }}
        className="u:flex u:flex-col u:gap-2"
        onOrder={canOrder ? onOrder : undefined}
      >
        {(file, place) => (
          <FileRow {...{ file, words, place }} onZoom={zoom} onEditInfo={edit} {...given(handlers)} />
        )}
      </Sortable>
      {layer}
      {panel}
      {onDownloadAll && (
        <button
          type="button"
          className="u:min-h-control u:self-end u:text-link u:underline u:hover:text-link-hover u:print:hidden"
          onClick={onDownloadAll}
        >
          {words.downloadAll}
        </button>
      )}
    </div>
  );
}

/** Handlers that are absent do not replace those of the list. */
function given<Handlers extends Pick<FileCapabilities, 'onZoom' | 'onEditInfo'>>({
  onZoom,
  onEditInfo,
  ...others
}: Handlers) {
  return { ...others, ...(onZoom && { onZoom }), ...(onEditInfo && { onEditInfo }) };
}
