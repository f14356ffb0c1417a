import { PICTURE_EXTENSIONS } from '@urzad/domain';
import { DrawnUploads, type UploadFieldProps } from '../file-field/upload-field';
import { GalleryList } from './gallery-list';

export type GalleryFieldProps = Omit<UploadFieldProps, 'multiple'>;

/** Several pictures in the person's own order, which is that of the names in the value. */
export function GalleryField({ extensions = PICTURE_EXTENSIONS, ...props }: GalleryFieldProps) {
  return (
    <DrawnUploads
      {...props}
      multiple
      extensions={extensions}
      dropLabels={({ attachImages }) => ({ attachMany: attachImages })}
      draw={(drawn) => <GalleryList {...drawn} />}
    />
  );
}
