import { useRef } from 'react';
import type { FieldProps } from '../field/field-props';
import { GroupFrame } from '../field/group-frame';
import { useField } from '../field/use-field';
import { FileDropArea } from '../file-drop/file-drop';
import { type FileDropOptions, type FileRefusal, useFileDrop } from '../file-drop/use-file-drop';
import type { FileItem } from '../file-list/file-item';
import { FileList, type FileListProps } from '../file-list/file-list';

export interface FileFieldProps
  extends Pick<FieldProps, 'label' | 'hint' | 'error' | 'required' | 'id'>,
    FileDropOptions {
  /** Name of the value; the error summary finds the field by it. */
  name?: string | undefined;
  files: readonly FileItem[];
  onRemove: (file: FileItem) => void;
  /** A failed upload may be tried again. */
  onRetry?: ((file: FileItem) => void) | undefined;
  /** What else the list offers: download, descriptions, cancelling. */
  list?: Omit<FileListProps, 'files' | 'canDelete' | 'onDelete' | 'onRetry' | 'onChooseOther'>;
}

/** Drop area and list as one field: files come in as data, wishes go out as events, nothing is sent from here. */
export function FileField({
  files,
  onRemove,
  onRetry,
  list,
  onAdd,
  onReject,
  name,
  ...props
}: FileFieldProps) {
  const field = useField(props);
  const replaced = useRef<FileItem>(undefined);
  const drop = useFileDrop({ ...props, onAdd: add, onReject: reject });

  function add(added: readonly File[]) {
    if (replaced.current) onRemove(replaced.current);
    replaced.current = undefined;
    onAdd(added);
  }

  function reject(refusals: readonly FileRefusal[]) {
    replaced.current = undefined;
    onReject?.(refusals);
  }

  /** The failed file goes away only when another one was really chosen. */
  function chooseOther(file: FileItem) {
    replaced.current = file;
    drop.open();
  }

  return (
    <GroupFrame {...props} field={field} name={name} role="group">
      <FileDropArea
        {...props}
        drop={drop}
        describedBy={field.control['aria-describedby']}
        invalid={field.state === 'invalid'}
      />
      <FileList
        {...list}
        files={files}
        canDelete
        onDelete={onRemove}
        onRetry={onRetry}
        onChooseOther={chooseOther}
      />
    </GroupFrame>
  );
}
