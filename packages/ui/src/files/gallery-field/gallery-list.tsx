import { Pencil } from 'lucide-react';
import { IconButton } from '../../actions/icon-button/icon-button';
import { useLabels, useLocale } from '../../foundations/locale/locale';
import { MoveButtons } from '../../internal/sortable/move-buttons';
import { Sortable } from '../../internal/sortable/sortable';
import type { FileCapabilities } from '../file-list/file-actions';
import { captionOf } from '../file-list/file-info';
import { type FileListLabels, fileListLabels } from '../file-list/file-list.labels';
import { useFileInfo } from '../file-list/use-file-info';
import { useZoom } from '../file-list/use-zoom';
import { DrawnFile } from '../upload-field/drawn-file';
import { Picture } from '../upload-field/picture';
import { inOrder } from '../upload-field/stored-file';
import type { DrawnFiles } from '../upload-field/upload-field';
import type { UploadFieldLabels } from '../upload-field/upload-field.labels';
import { SentPicture } from './sent-picture';
import { useSavedInfo } from './use-saved-info';

interface GalleryListProps
  extends DrawnFiles,
    Pick<FileCapabilities, 'canEditInfo' | 'onSaveInfo' | 'canZoom' | 'onBroken'> {
  words: UploadFieldLabels;
}

/** The pictures in their order, changed by a handle or by steps. */
export function GalleryList({
  words,
  canEditInfo,
  onSaveInfo,
  canZoom,
  onBroken,
  ...drawn
}: GalleryListProps) {
  const { onRemove, change, uploads, rescue } = drawn;
  const locale = useLocale();
  const fileWords = useLabels<FileListLabels>(fileListLabels);
  const { editInfo, zoom: zoomWord } = fileWords;
  const { files, save } = useSavedInfo(drawn.files, onSaveInfo);
  const { zoom, layer } = useZoom(files, false, onBroken);
  const { edit, panel } = useFileInfo(save);
  const labels = { earlier: words.earlier, later: words.later, moved: words.moved };

  return (
    <>
      <Sortable
        as="ol"
        layout="grid"
        items={files}
        label={words.gallery}
        labels={labels}
        className={GRID}
        onOrder={onRemove && ((ids) => change((names) => inOrder(names, ids)))}
      >
        {(file, { ref, style, handle, ...place }) => (
          <li ref={ref} style={style} className="u:grid">
            <DrawnFile
              file={{ ...file, text: captionOf(file, locale) ?? file.name }}
              removeLabel={words.removePicture}
              onRemove={onRemove}
              handle={handle}
              tools={
                <>
                  <MoveButtons name={file.name} layout="grid" {...{ labels, place }} />
                  {canEditInfo && save && (
                    <IconButton
                      icon={Pencil}
                      label={`${editInfo}: ${file.name}`}
                      onClick={() => edit(file)}
                    />
                  )}
                </>
              }
            >
              <Picture
                {...{ file, onBroken }}
                {...(canZoom && { onZoom: () => zoom(file), zoomLabel: `${zoomWord}: ${file.name}` })}
              />
            </DrawnFile>
          </li>
        )}
      </Sortable>
      {uploads.length > 0 && (
        <ol aria-label={fileWords.uploading} className={GRID}>
          {uploads.map((file) => (
            <li key={file.id} className="u:grid">
              <SentPicture file={file} words={fileWords} rescue={rescue} />
            </li>
          ))}
        </ol>
      )}
      {layer}
      {panel}
    </>
  );
}

const GRID = 'u:grid u:gap-3 u:tablet:grid-cols-2 u:desktop:grid-cols-3';
