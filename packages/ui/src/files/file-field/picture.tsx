import { isImageName } from '@urzad/domain';
import { useState } from 'react';
import type { FileItem } from '../file-list/file-item';
import { FileThumbnail } from '../file-list/file-thumbnail';

interface PictureProps {
  file: FileItem;
  /** Makes the picture a button. One that cannot be shown is none. */
  onZoom?: () => void;
  /** Name of that button. */
  zoomLabel?: string;
}

/** The picture, or a sheet with its extension where it cannot be shown. Its description is under it. */
export function Picture({ file, onZoom, zoomLabel }: PictureProps) {
  const [broken, setBroken] = useState<string>();
  const address = file.thumb ?? file.url;

  if (!address || address === broken || !(file.thumb || isImageName(file.name))) {
    const { thumb: _, ...sheet } = file;
    return <FileThumbnail file={sheet} label={file.name} />;
  }
  const picture = (
    <img
      src={address}
      alt=""
      loading="lazy"
      decoding="async"
      className="u:max-h-60 u:w-full u:rounded-md u:bg-surface-sunken u:object-contain"
      onError={() => setBroken(address)}
    />
  );
  if (!onZoom) return picture;

  return (
    <button type="button" aria-label={zoomLabel} className="u:rounded-md" onClick={onZoom}>
      {picture}
    </button>
  );
}
