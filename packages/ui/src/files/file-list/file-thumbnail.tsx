import { extensionOf } from '@urzad/domain';
import { useState } from 'react';
import { WatchedImage } from '../../foundations/image/watched-image';
import type { FileItem } from './file-item';

export interface FileThumbnailProps {
  file: FileItem;
  /** Name of the zoom button. */
  label: string;
  onZoom?: (() => void) | undefined;
  onBroken?: ((file: FileItem) => void) | undefined;
}

/** A thumbnail, or a sheet with the extension. It is a button where the file can be enlarged. */
export function FileThumbnail({ file, label, onZoom, onBroken }: FileThumbnailProps) {
  if (!onZoom) return <Sheet {...{ file, onBroken }} />;

  return (
    <button type="button" aria-label={label} className="u:flex-none u:rounded-sm" onClick={onZoom}>
      {/* The tip: on the button the same words would be its description too. */}
      <span aria-hidden="true" title={label} className="u:contents">
        <Sheet {...{ file, onBroken }} />
      </span>
    </button>
  );
}

/** Hidden from screen readers: the name is beside it. A picture that does not come is a sheet (Spec §8). */
function Sheet({ file, onBroken }: Pick<FileThumbnailProps, 'file' | 'onBroken'>) {
  const { name, thumb } = file;
  const [broken, setBroken] = useState<string>();

  if (thumb && thumb !== broken) {
    return (
      <WatchedImage
        src={thumb}
        alt=""
        width={48}
        height={52}
        loading="lazy"
        decoding="async"
        className="u:h-13 u:w-12 u:flex-none u:rounded-sm u:border u:border-accent-line u:object-cover"
        onBroken={() => {
          setBroken(thumb);
          onBroken?.(file);
        }}
      />
    );
  }

  return (
    <span
      aria-hidden="true"
      className="u:flex u:h-13 u:min-w-12 u:flex-none u:items-end u:justify-center u:overflow-hidden u:rounded-xs u:rounded-tr-lg u:border u:border-accent-line u:bg-accent-subtle u:pb-1.5 u:font-mono u:text-xs u:font-bold u:text-accent-text"
    >
      {extensionOf(name).slice(0, 4).toUpperCase()}
    </span>
  );
}
