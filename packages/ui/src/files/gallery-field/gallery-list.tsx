import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { IconButton } from '../../actions/icon-button/icon-button';
import { DrawnFile } from '../file-field/drawn-file';
import { Picture } from '../file-field/picture';
import { movedBy } from '../file-field/stored-file';
import type { DrawnFiles } from '../file-field/upload-field';
import type { FileItem } from '../file-list/file-item';

/** The pictures in their order, changed by buttons, which work by finger and keyboard, unlike dragging. */
export function GalleryList({ files, words, onRemove, change }: DrawnFiles) {
  const [said, setSaid] = useState('');

  function move({ currentTarget }: MouseEvent<HTMLButtonElement>, file: FileItem, step: -1 | 1) {
    const to = files.indexOf(file) + step;
    if (to < 0 || to >= files.length) return;
    flushSync(() => {
      change((names) => movedBy(names, file.id, step));
      setSaid(words.moved(file.name, to + 1, files.length));
    });
    // The button moved with its picture, and a moved element loses the focus.
    currentTarget.focus();
  }

  return (
    <>
      <ol aria-label={words.gallery} className="u:grid u:gap-3 u:tablet:grid-cols-2 u:desktop:grid-cols-3">
        {files.map((file, at) => (
          <li key={file.id} className="u:grid">
            <DrawnFile
              file={file}
              removeLabel={words.removePicture}
              onRemove={onRemove}
              tools={
                <>
                  <IconButton
                    icon={ArrowLeft}
                    label={`${words.earlier}: ${file.name}`}
                    aria-disabled={at === 0}
                    className="u:rtl:-scale-x-100 u:aria-disabled:text-disabled"
                    onClick={(event) => move(event, file, -1)}
                  />
                  <IconButton
                    icon={ArrowRight}
                    label={`${words.later}: ${file.name}`}
                    aria-disabled={at === files.length - 1}
                    className="u:rtl:-scale-x-100 u:aria-disabled:text-disabled"
                    onClick={(event) => move(event, file, 1)}
                  />
                </>
              }
            >
              <Picture file={file} />
            </DrawnFile>
          </li>
        ))}
      </ol>
      <span role="status" className="u:sr-only">
        {said}
      </span>
    </>
  );
}
