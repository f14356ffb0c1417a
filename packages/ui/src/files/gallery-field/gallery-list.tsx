import { MoveButtons } from '../../internal/sortable/move-buttons';
import { Sortable } from '../../internal/sortable/sortable';
import { DrawnFile } from '../file-field/drawn-file';
import { Picture } from '../file-field/picture';
import { inOrder } from '../file-field/stored-file';
import type { DrawnFiles } from '../file-field/upload-field';

/** The pictures in their order, changed by a handle or by steps. */
export function GalleryList({ files, words, onRemove, change }: DrawnFiles) {
  const { earlier, later, moved } = words;
  const labels = { earlier, later, moved };

  return (
    <Sortable
      as="ol"
      layout="grid"
      items={files}
      label={words.gallery}
      labels={labels}
      className="u:grid u:gap-3 u:tablet:grid-cols-2 u:desktop:grid-cols-3"
      onOrder={onRemove && ((ids) => change((names) => inOrder(names, ids)))}
    >
      {(file, { ref, style, handle, ...place }) => (
        <li ref={ref} style={style} className="u:grid">
          <DrawnFile
            file={file}
            removeLabel={words.removePicture}
            onRemove={onRemove}
            handle={handle}
            tools={<MoveButtons name={file.name} layout="grid" {...{ labels, place }} />}
          >
            <Picture file={file} />
          </DrawnFile>
        </li>
      )}
    </Sortable>
  );
}
