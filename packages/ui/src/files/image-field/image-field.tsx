import { PICTURE_EXTENSIONS } from '@urzad/domain';
import { useLabels } from '../../foundations/locale/locale';
import type { FileCapabilities } from '../file-list/file-actions';
import { DrawnFile } from '../upload-field/drawn-file';
import { Picture } from '../upload-field/picture';
import { DrawnUploads, type UploadFieldProps } from '../upload-field/upload-field';
import { type UploadFieldLabels, uploadFieldLabels } from '../upload-field/upload-field.labels';

export interface ImageFieldProps
  extends Omit<UploadFieldProps, 'multiple'>,
    Pick<FileCapabilities, 'onBroken'> {}

/** One picture, shown as soon as the server has it. */
export function ImageField({ extensions = PICTURE_EXTENSIONS, onBroken, ...props }: ImageFieldProps) {
  const words = useLabels<UploadFieldLabels>(uploadFieldLabels, props.labels);

  return (
    <DrawnUploads
      {...props}
      extensions={extensions}
      dropLabels={{ attachOne: words.attachImage }}
      draw={({ files, onRemove }) =>
        files.map((file) => (
          <DrawnFile key={file.id} file={file} removeLabel={words.removePicture} onRemove={onRemove}>
            <Picture {...{ file, onBroken }} />
          </DrawnFile>
        ))
      }
    />
  );
}
