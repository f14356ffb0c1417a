import { isImageName } from '@urzad/domain';
import { useState } from 'react';
import { cn } from '../../foundations/class-names/cn';
import { WatchedImage } from '../../foundations/image/watched-image';
import type { FileCapabilities } from '../file-list/file-actions';
import type { FileItem } from '../file-list/file-item';
import { FileThumbnail } from '../file-list/file-thumbnail';

interface PictureProps {
  file: FileItem;
  onBroken: FileCapabilities['onBroken'];
  /** Makes the picture a button. One that cannot be shown is none. */
  onZoom?: () => void;
  /** Name of that button. */
  zoomLabel?: string;
  /** Of a person: a circle of 128 px. */
  isRound?: boolean;
}

/** The picture, or a sheet with its extension where it cannot be shown. Its description is under it. */
export function Picture({ file, onBroken, onZoom, zoomLabel, isRound }: PictureProps) {
  const [broken, setBroken] = useState<string>();
  const address = file.thumb ?? file.url;

  if (!address || address === broken || !(file.thumb || isImageName(file.name))) {
    const { thumb: _, ...sheet } = file;
    return <FileThumbnail file={sheet} label={file.name} />;
  }
  const picture = (
    <WatchedImage
      src={address}
      alt=""
      loading="lazy"
      decoding="async"
      className={cn(
        'u:bg-surface-sunken',
        isRound
          ? 'u:size-32 u:rounded-pill u:object-cover'
          : 'u:max-h-60 u:w-full u:rounded-md u:object-contain',
      )}
      onBroken={() => {
        setBroken(address);
        onBroken?.(file);
      }}
    />
  );
  if (!onZoom) return picture;

  return (
    <button type="button" aria-label={zoomLabel} className="u:rounded-md" onClick={onZoom}>
      {picture}
    </button>
  );
}
