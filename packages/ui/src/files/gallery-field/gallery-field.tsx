import { PICTURE_EXTENSIONS } from '@urzad/domain';
import { DrawnUploads, type UploadFieldProps } from '../file-field/upload-field';
import { GalleryList } from './gallery-list';

export type GalleryFieldProps = Omit<UploadFieldProps, 'multiple'>;

/** Several pictures in an order of the person's own; the value names them in that order. */
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
