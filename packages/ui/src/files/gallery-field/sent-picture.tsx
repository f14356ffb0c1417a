import type { FileItem } from '../file-list/file-item';
import type { FileListLabels } from '../file-list/file-list.labels';
import { FileProgress } from '../file-list/file-row';
import { FileThumbnail } from '../file-list/file-thumbnail';
import { RunningRescue } from '../file-list/upload-rescue';
import type { DrawnFiles } from '../upload-field/upload-field';

interface SentPictureProps extends Pick<DrawnFiles, 'rescue'> {
  file: FileItem;
  words: FileListLabels;
}

/** A picture that is on its way, in the place that it will have: how far it is, instead of its buttons. */
export function SentPicture({ file, words, rescue }: SentPictureProps) {
  return (
    <figure className="u:grid u:content-start u:gap-2 u:rounded-lg u:border u:border-line u:bg-surface u:p-3">
      <FileThumbnail file={file} label={file.name} />
      <figcaption className="u:flex u:flex-wrap u:items-center u:gap-2">
        <div className="u:min-w-0 u:flex-1 u:basis-40">
          <p className="u:wrap-anywhere">{file.name}</p>
          <FileProgress file={file} words={words} />
        </div>
        <RunningRescue file={file} words={words} {...rescue} />
      </figcaption>
    </figure>
  );
}
