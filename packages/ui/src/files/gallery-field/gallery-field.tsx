import { PICTURE_EXTENSIONS } from '@urzad/domain';
import { DrawnUploads, type UploadFieldProps } from '../file-field/upload-field';
import type { FileCapabilities } from '../file-list/file-actions';
import { GalleryList } from './gallery-list';

export interface GalleryFieldProps
  extends Omit<UploadFieldProps, 'multiple'>,
    Pick<FileCapabilities, 'canEditInfo' | 'onSaveInfo' | 'canZoom' | 'onBroken'> {}

/** Several pictures in the person's own order, which is that of the names in the value. */
export function GalleryField({
  extensions = PICTURE_EXTENSIONS,
  canEditInfo,
  onSaveInfo,
  canZoom,
  onBroken,
  ...props
}: GalleryFieldProps) {
  return (
    <DrawnUploads
      {...props}
      multiple
      extensions={extensions}
      dropLabels={({ attachImages }) => ({ attachMany: attachImages })}
      draw={(drawn) => <GalleryList {...drawn} {...{ canEditInfo, onSaveInfo, canZoom, onBroken }} />}
    />
  );
}
