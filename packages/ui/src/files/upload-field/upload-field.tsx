import { type ReactNode, useRef } from 'react';
import { type FieldProps, takeFrame } from '../../forms/field/field-props';
import { useFormReset } from '../../forms/field/use-form-reset';
import { type HiddenValueProps, useHiddenValue } from '../../forms/field/use-hidden-value';
import type { FileDropLabels } from '../file-drop/file-drop.labels';
import type { FileDropOptions } from '../file-drop/use-file-drop';
import { FileField } from '../file-field/file-field';
import { type FileItem, isUploading } from '../file-list/file-item';
import type { FileRescue } from '../file-list/upload-rescue';
import type { KeepingPort } from '../upload-engine/keeping/keeping-port';
import type { SendingPort } from '../upload-engine/sending/sending-port';
import type { UploadEngineOptions } from '../upload-engine/upload-engine-options';
import type { FileFacts } from './file-facts';
import type { StoredFile, UploadPort } from './stored-file';
import type { UploadFieldLabels } from './upload-field.labels';
import { useUploads } from './use-uploads';

export interface UploadFieldProps
  extends Omit<FieldProps, 'aside' | 'width'>,
    HiddenValueProps,
    Pick<FileDropOptions, 'extensions' | 'limitBytes' | 'multiple'>,
    Pick<UploadEngineOptions, 'threads' | 'timeoutMs'> {
  /**
   * Keeps uploads on the device, so that they go on after the page was closed. It needs the `name` of the field, by which
   * a field knows what is its own; of two fields of one name the first resumes what is kept, the other none of it.
   * Without it they end with the page.
   */
  keeping?: KeepingPort | undefined;
  /** The most files, stored ones included; more are listed and not sent. @default without a limit */
  maximum?: number | undefined;
  /** Uploads one file, called for each in its turn; or the requests of a host whose server takes files in chunks. */
  upload: UploadPort | SendingPort;
  /** Facts about the files of the value. */
  known?: readonly StoredFile[] | undefined;
  /** Called with the extended value when it changes: a file of the value or one that is on its way (Spec §3). */
  onFiles?: ((files: readonly FileFacts[]) => void) | undefined;
  /** Words that replace those of the widget, in the language of the interface. */
  labels?: Partial<UploadFieldLabels>;
}

/** The actions on a shown file. */
export interface DrawnFiles {
  files: readonly FileItem[];
  /** Absent where the field is read-only. */
  onRemove: ((file: FileItem) => void) | undefined;
  change: (next: (names: readonly string[]) => readonly string[]) => void;
  /** Files on their way, where `drawsUploads` asks for them, and what may be done with them. */
  uploads: readonly FileItem[];
  rescue: Pick<FileRescue, 'onPause' | 'onResume' | 'onCancel'>;
}

interface DrawnProps extends UploadFieldProps, Pick<FileDropOptions, 'media'> {
  /** Labels of the drop area for this kind of file. */
  dropLabels?: Partial<FileDropLabels>;
  /** What is uploaded of files that were chosen. @default all of them, as they are */
  prepare?: (files: readonly File[]) => Promise<readonly File[]>;
  /** Files on their way are rendered too; failed ones are rows. */
  drawsUploads?: boolean;
  /** Renders the stored files, instead of rows. */
  draw: (drawn: DrawnFiles) => ReactNode;
}

/** Files are uploaded when they are added. The value is their names on the server, separated by a pipe (Spec §3). */
export function UploadField(props: UploadFieldProps) {
  return <DrawnUploads {...props} draw={undefined} />;
}

/** The same for files that are seen or heard: stored ones are shown above the drop area. */
export function DrawnUploads(props: Omit<DrawnProps, 'draw'> & { draw: DrawnProps['draw'] | undefined }) {
  const [frame, { upload, known = NONE, labels, name, media, draw, drawsUploads, prepare, ...rest }] =
    takeFrame(props);
  const { extensions, limitBytes, multiple = false, dropLabels, onFiles, ...more } = rest;
  const { keeping, threads, timeoutMs, maximum, ...value } = more;
  const { disabled, readOnly } = frame;
  const button = useRef<HTMLButtonElement>(null);
  const typed = useHiddenValue({ name, ...value }, NAMES, button);
  const uploads = useUploads({
    ...{ typed, upload, known, keeping, threads, timeoutMs, maximum, limitBytes, onFiles },
    scope: name ?? '',
    isMany: multiple,
    failed: labels?.failed,
  });
  const { stored, transfers, change } = uploads;
  useFormReset(typed.input, uploads.clear);
  async function add(chosen: readonly File[]) {
    const files = prepare ? await prepare(chosen) : chosen;
    // What is not uploaded replaces nothing.
    if (files.length > 0) uploads.add(files);
  }

  const onRemove = disabled || readOnly ? undefined : uploads.remove;
  const sending = drawsUploads ? transfers.filter(isUploading) : NO_FILES;
  const rows = transfers.filter((file) => !sending.includes(file));
  const rescue = {
    onCancel: uploads.remove,
    onPause: ({ id }: FileItem) => uploads.pause(id),
    onResume: ({ id }: FileItem) => uploads.resume(id),
  };

  return (
    <>
      <FileField
        {...frame}
        {...{ name, extensions, limitBytes, multiple, media }}
        ref={button}
        labels={dropLabels}
        preview={
          draw &&
          stored.length + sending.length > 0 &&
          draw({ files: stored, onRemove, change, uploads: sending, rescue })
        }
        previewed={sending}
        files={draw ? rows : [...stored, ...transfers]}
        onAdd={(files) => void add(files)}
        onReject={uploads.refuse}
        onRemove={uploads.remove}
        onRetry={({ id }) => uploads.retry(id)}
        news={uploads.news}
        list={{ canDownload: true, ...rescue }}
      />
      <input ref={typed.input} type="hidden" name={name} value={typed.value} disabled={disabled} />
    </>
  );
}

const NONE: readonly StoredFile[] = [];
const NO_FILES: readonly FileItem[] = [];

/** The text of the value is the value. */
const NAMES = { read: (text: string) => text, write: (value: string) => value };
