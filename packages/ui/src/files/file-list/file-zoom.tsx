import { Lightbox } from '../lightbox/lightbox';
import type { FileItem } from './file-item';

export interface FileZoomProps {
  /** The pictures that can be enlarged, in the order of the list. */
  files: readonly FileItem[];
  /** The one that is opened first. */
  file: FileItem | undefined;
  /** A link in the head downloads the file. */
  canDownload: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The pictures of a list over the whole window, beginning with one of them. */
export function FileZoom({ files, file, canDownload, open, onOpenChange }: FileZoomProps) {
  const images = files.map(({ url, url_download = url, thumb, name, text }) => ({
    src: url ?? thumb ?? '',
    title: name,
    alt: text ?? name,
    detail: text,
    thumb,
    download: canDownload ? url_download : undefined,
    fileName: name,
  }));

  return (
    <Lightbox {...{ images, open, onOpenChange }} index={files.findIndex(({ id }) => id === file?.id)} />
  );
}
