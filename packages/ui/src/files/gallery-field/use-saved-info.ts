import { useState } from 'react';
import type { FileInfo } from '../file-list/file-info';
import type { SaveFileInfo } from '../file-list/file-info-panel';
import type { FileItem } from '../file-list/file-item';

/** The pictures with what was saved of them here: the field knows more of a picture than its caller until it asks again. */
export function useSavedInfo(pictures: readonly FileItem[], onSave: SaveFileInfo | undefined) {
  const [saved, setSaved] = useState<ReadonlyMap<string, FileInfo>>(new Map());

  const save: SaveFileInfo | undefined =
    onSave &&
    (async (file, info) => {
      await onSave(file, info);
      setSaved((now) => new Map(now).set(file.id, info));
    });

  return { files: pictures.map((file) => ({ ...file, ...saved.get(file.id) })), save };
}
