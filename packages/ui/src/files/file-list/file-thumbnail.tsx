import { extensionOf } from '@urzad/domain';
import type { FileItem } from './file-item';

export interface FileThumbnailProps {
  file: FileItem;
  /** Name of the zoom button. */
  label: string;
  onZoom?: (() => void) | undefined;
}

/** A thumbnail, or a sheet with the extension. It is a button where the file can be enlarged. */
export function FileThumbnail({ file, label, onZoom }: FileThumbnailProps) {
  if (!onZoom) return <Sheet file={file} />;

  return (
    <button type="button" aria-label={label} title={label} className="flex-none rounded-sm" onClick={onZoom}>
      <Sheet file={file} />
    </button>
  );
}

/** Hidden from screen readers: the name is beside it. */
function Sheet({ file }: Pick<FileThumbnailProps, 'file'>) {
  if (file.thumb) {
    return (
      <img
        src={file.thumb}
        alt=""
        width={48}
        height={52}
        loading="lazy"
        decoding="async"
        className="h-13 w-12 flex-none rounded-sm border border-accent-line object-cover"
      />
    );
  }

  return (
    <span
      aria-hidden="true"
      className="flex h-13 w-12 flex-none items-end justify-center overflow-hidden rounded-xs rounded-tr-lg border border-accent-line bg-accent-subtle pb-1.5 font-mono text-xs font-bold text-accent-text"
    >
      {extensionOf(file.name).slice(0, 4).toUpperCase()}
    </span>
  );
}
