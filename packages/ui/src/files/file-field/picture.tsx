import { isImageName } from '@urzad/domain';
import { useState } from 'react';
import type { FileItem } from '../file-list/file-item';
import { FileThumbnail } from '../file-list/file-thumbnail';

/** The picture, or a sheet with its extension where it cannot be shown. Its description is under it. */
export function Picture({ file }: { file: FileItem }) {
  const [broken, setBroken] = useState<string>();
  const address = file.thumb ?? file.url;

  if (!address || address === broken || !(file.thumb || isImageName(file.name))) {
    const { thumb: _, ...sheet } = file;
    return <FileThumbnail file={sheet} label={file.name} />;
  }
  return (
    <img
      src={address}
      alt=""
      loading="lazy"
      decoding="async"
      className="u:max-h-60 u:w-full u:rounded-md u:bg-surface-sunken u:object-contain"
      onError={() => setBroken(address)}
    />
  );
}
