import { AVATAR_EXTENSIONS, extensionOf } from '@urzad/domain';
import { useState } from 'react';
import { useLabels } from '../../foundations/locale/locale';
import type { FileCapabilities } from '../file-list/file-actions';
import { DrawnFile } from '../upload-field/drawn-file';
import { Picture } from '../upload-field/picture';
import { DrawnUploads, type UploadFieldProps } from '../upload-field/upload-field';
import { type AvatarFieldLabels, avatarFieldLabels } from './avatar-field.labels';
import { CropDialog } from './crop-dialog';

export interface AvatarFieldProps
  extends Omit<UploadFieldProps, 'multiple' | 'labels'>,
    Pick<FileCapabilities, 'onBroken'> {
  /** Words that replace those of the widget, in the language of the interface. */
  labels?: Partial<AvatarFieldLabels>;
}

interface Asked {
  file: File;
  /** Goes on with the part that was taken, or with nothing. */
  go: (files: readonly File[]) => void;
}

/**
 * The picture of a person. A photo is cut to the part that the person chooses before it is uploaded; a drawing (SVG)
 * stays as it is.
 */
export function AvatarField({
  extensions = AVATAR_EXTENSIONS,
  labels,
  onBroken,
  ...props
}: AvatarFieldProps) {
  const words = useLabels<AvatarFieldLabels>(avatarFieldLabels, labels);
  const [asked, setAsked] = useState<Asked>();
  const [isOpen, setOpen] = useState(false);

  function prepare([file]: readonly File[]): Promise<readonly File[]> {
    if (!file) return Promise.resolve([]);
    if (extensionOf(file.name) === 'svg') return Promise.resolve([file]);
    return new Promise((go) => {
      setAsked({ file, go });
      setOpen(true);
    });
  }

  function end(files: readonly File[]) {
    setOpen(false);
    asked?.go(files);
  }

  return (
    <>
      <DrawnUploads
        {...props}
        extensions={extensions}
        prepare={prepare}
        dropLabels={{ attachOne: words.attach }}
        draw={({ files, onRemove }) =>
          files.map((file) => (
            <DrawnFile key={file.id} file={file} removeLabel={words.remove} onRemove={onRemove}>
              <Picture {...{ file, onBroken }} isRound />
            </DrawnFile>
          ))
        }
      />
      {asked && (
        <CropDialog
          key={`${asked.file.name} ${asked.file.lastModified}`}
          file={asked.file}
          open={isOpen}
          words={words}
          onClose={() => end([])}
          onUse={(file) => end([file])}
        />
      )}
    </>
  );
}
