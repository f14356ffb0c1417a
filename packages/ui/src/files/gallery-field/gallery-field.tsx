import { PICTURE_EXTENSIONS } from '@urzad/domain';
import { useLabels } from '../../foundations/locale/locale';
import type { FileCapabilities } from '../file-list/file-actions';
import { DrawnUploads, type UploadFieldProps } from '../upload-field/upload-field';
import { type UploadFieldLabels, uploadFieldLabels } from '../upload-field/upload-field.labels';
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
  const words = useLabels<UploadFieldLabels>(uploadFieldLabels, props.labels);

  return (
    <DrawnUploads
      {...props}
      multiple
      drawsUploads
      extensions={extensions}
      dropLabels={{ attachMany: words.attachImages }}
      draw={(drawn) => <GalleryList {...drawn} {...{ words, canEditInfo, onSaveInfo, canZoom, onBroken }} />}
    />
  );
}
