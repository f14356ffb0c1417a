import { useLocale } from '../../foundations/locale/locale';
import { Lightbox } from '../lightbox/lightbox';
import { captionOf } from './file-info';
import type { FileItem } from './file-item';

export interface FileZoomProps {
  /** The pictures that can be enlarged, in the order of the list. */
  files: readonly FileItem[];
  /** The one that is opened first. */
  file: FileItem | undefined;
  /** A link in the head downloads the file. */
  canDownload: boolean;
  onBroken: ((file: FileItem) => void) | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The pictures of a list over the whole window, beginning with one of them. */
export function FileZoom({ files, file, canDownload, onBroken, open, onOpenChange }: FileZoomProps) {
  const locale = useLocale();
  const images = files.map((picture) => {
    const { url, url_download = url, thumb, name } = picture;
    const caption = captionOf(picture, locale);
    return {
      src: url ?? thumb ?? '',
      title: name,
      alt: caption ?? name,
      detail: caption,
      thumb,
      download: canDownload ? url_download : undefined,
      fileName: name,
    };
  });

  return (
    <Lightbox
      {...{ images, open, onOpenChange }}
      index={files.findIndex(({ id }) => id === file?.id)}
      onBroken={(index) => {
        const broken = files[index];
        if (broken) onBroken?.(broken);
      }}
    />
  );
}
