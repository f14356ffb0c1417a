import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { type ReactNode, type Ref, useRef } from 'react';
import { type FieldLabels, fieldLabels } from '../../forms/field/field.labels';
import type { FieldProps } from '../../forms/field/field-props';
import { GroupFrame } from '../../forms/field/group-frame';
import { useField } from '../../forms/field/use-field';
import type { BusyReason } from '../../forms/form/form-context';
import { useBusyField } from '../../forms/form/tell-form';
import { useLabels } from '../../foundations/locale/locale';
import { FileDropArea } from '../file-drop/file-drop';
import { type FileDropLabels, fileDropLabels } from '../file-drop/file-drop.labels';
import { type FileDropOptions, type FileRefusal, useFileDrop } from '../file-drop/use-file-drop';
import { type FileItem, isUploading } from '../file-list/file-item';
import type { FileListProps } from '../file-list/file-list';
import { FilesOfField } from './files-of-field';
import { PhotoOffers } from './photos/photo-offers';
import { usePhotoOffers } from './photos/use-photo-offers';
import { UploadNews } from './upload-news';

export interface FileFieldProps extends Omit<FieldProps, 'aside' | 'width' | 'disabled'>, FileDropOptions {
  /** Name of the value; the error summary finds the field by it. */
  name?: string | undefined;
  /** Stored, uploading and failed files, in the order of the list. */
  files: readonly FileItem[];
  /** Called when a file is to be removed; of a stored one after the person has confirmed it. */
  onRemove: (file: FileItem) => void;
  /** A failed upload may be tried again. */
  onRetry?: ((file: FileItem) => void) | undefined;
  /** Above the drop area: files that are seen or heard. */
  preview?: ReactNode;
  /** Files on their way that the preview shows: they have no row, and a `Form` waits for them all the same. */
  previewed?: readonly FileItem[] | undefined;
  /** The button that attaches. */
  ref?: Ref<HTMLButtonElement> | undefined;
  /** The phases of uploads in words, the newest last: screen readers say what is added (`useUploadEngine`). */
  news?: readonly string[] | undefined;
  /** More actions of the list: download, descriptions, cancelling. */
  list?: Omit<FileListProps, 'files' | 'canDelete' | 'onDelete' | 'onRetry' | 'onChooseOther'>;
}

/**
 * Drop area and list as one field: files are props, actions are events, nothing is uploaded here. A stored file is
 * removed only after a dialog. Of a photo above the limit a smaller copy is offered, where the field takes `jpg` or `jpeg`. A `Form`
 * around it waits for running uploads and for that decision.
 */
export function FileField({
  files,
  onRemove,
  onRetry,
  list,
  news = NO_NEWS,
  onAdd,
  onReject,
  name,
  preview,
  previewed = NO_FILES,
  ref,
  ...props
}: FileFieldProps) {
  const { readOnly } = props;
  const { none } = useLabels<FieldLabels>(fieldLabels);
  const field = useField(props);
  const { listMissing } = useLabels<FileDropLabels>(fileDropLabels, props.labels);
  const attach = useRef<HTMLButtonElement>(null);
  const { add, reject, replace } = useReplacing({ onAdd, onReject, onRemove });
  const photos = usePhotoOffers({ ...props, onAdd: add, onReject: reject, attach });
  const drop = useFileDrop({ ...props, onAdd: add, onReject: photos.reject });
  useBusyField(name, busyReason(photos.offers.photos.length > 0, [...files, ...previewed]));
  const button = useComposedRefs(attach, ref);

  function chooseOther(file: FileItem) {
    replace(file);
    drop.open();
  }

  return (
    <GroupFrame {...props} field={field} name={name} role="group" isSelfEmpty>
      {preview}
      {readOnly && files.length === 0 && !preview && <p className="u:part">{none}</p>}
      {!readOnly && (
        <FileDropArea
          {...props}
          ref={button}
          drop={drop}
          describedBy={field.control['aria-describedby']}
          invalid={field.state === 'invalid'}
        />
      )}
      {!readOnly && <PhotoOffers {...photos.offers} />}
      <FilesOfField
        files={files}
        list={list}
        missing={listMissing}
        attach={attach}
        canDelete={!readOnly && !props.disabled}
        onRemove={onRemove}
        onRetry={onRetry}
        onChooseOther={chooseOther}
      />
      <UploadNews news={news} />
    </GroupFrame>
  );
}

const NO_NEWS: readonly string[] = [];
const NO_FILES: readonly FileItem[] = [];

/** A failed file that is replaced is removed only when another one was chosen. */
function useReplacing({
  onAdd,
  onReject,
  onRemove,
}: Pick<FileFieldProps, 'onAdd' | 'onReject' | 'onRemove'>) {
  const replaced = useRef<FileItem>(undefined);

  return {
    add(added: readonly File[]) {
      if (replaced.current && !added.some(isAskedFor(replaced.current))) onRemove(replaced.current);
      replaced.current = undefined;
      onAdd(added);
    },
    reject(refusals: readonly FileRefusal[]) {
      replaced.current = undefined;
      onReject?.(refusals);
    },
    /** The next file that is chosen takes the place of this one. */
    replace(file: FileItem) {
      replaced.current = file;
    },
  };
}

/** A decision comes first: no upload ends the waiting for it. */
function busyReason(isUndecided: boolean, files: readonly FileItem[]): BusyReason | undefined {
  if (isUndecided) return 'is-undecided';
  return files.some(isUploading) ? 'is-uploading' : undefined;
}

/** The upload of the row goes on with the file that it asks for, and makes way for any other. */
function isAskedFor({ name, size, upload }: FileItem): (file: File) => boolean {
  const isChosenAgain = upload?.phase === 'error' && upload.isChosenAgain === true;
  return (file) => isChosenAgain && file.name === name && file.size === size;
}
