import {
  ATTACHMENT_EXTENSIONS,
  FILE_LIMIT_BYTES,
  type MediaKind,
  type UploadErrorCode,
  uploadError,
  uploadRefusalText,
} from '@urzad/domain';
import { useEffect } from 'react';
import { type FileRejection, useDropzone } from 'react-dropzone';
import { useLabels, useLocale } from '../../foundations/locale/locale';
import { filesOf, isDirectory } from './dropped-files';
import { type FileDropLabels, fileDropLabels } from './file-drop.labels';
import { refuseDropsElsewhere } from './refuse-drops-elsewhere';

/** Why a file is refused: a rule of the domain, a folder, or more files than one. */
export type RefusalCode = UploadErrorCode | 'directory' | 'too-many';

/** A refused file, with the reason. */
export interface FileRefusal {
  /** The refused file. */
  file: File;
  /** The reason. */
  code: RefusalCode;
  /** The reason in the language of the page, for a toast or a row. */
  message: string;
}

export interface FileDropOptions {
  /** More than one file at once. @default false */
  multiple?: boolean | undefined;
  /** Allowed extensions in lower case and without dots. @default ATTACHMENT_EXTENSIONS */
  extensions?: readonly string[] | undefined;
  /** Any audio or any video instead, whatever its extension (Spec §5). */
  media?: MediaKind | undefined;
  /** Largest size in bytes. @default FILE_LIMIT_BYTES */
  limitBytes?: number | undefined;
  /** Called with the files that keep the rules, as they were dropped or chosen. */
  onAdd: (files: readonly File[]) => void;
  /** Called with the refused files and the reason of each. */
  onReject?: ((refusals: readonly FileRefusal[]) => void) | undefined;
  /** Takes no files: area and button are inactive. */
  disabled?: boolean | undefined;
  /** Words that replace those of the widget, in the language of the interface. */
  labels?: Partial<FileDropLabels> | undefined;
}

/** A drop area and a file chooser; both check files by the same rule. */
export function useFileDrop({ multiple = false, onAdd, onReject, ...options }: FileDropOptions) {
  const { extensions = ATTACHMENT_EXTENSIONS, limitBytes = FILE_LIMIT_BYTES } = options;
  const words = useLabels<FileDropLabels>(fileDropLabels, options.labels);
  const locale = useLocale();
  useEffect(refuseDropsElsewhere, []);

  function messageOf(code: RefusalCode, { name }: File): string {
    if (code === 'directory') return words.directory;
    return code === 'too-many' ? words.tooMany : uploadRefusalText(code, { name, limitBytes }, locale);
  }

  function judge(file: File) {
    const code: RefusalCode | undefined = isDirectory(file)
      ? 'directory'
      : uploadError(file, { extensions, limitBytes, media: options.media });
    return code ? { code, message: messageOf(code, file) } : null;
  }

  function toRefusal({ file, errors }: FileRejection): FileRefusal {
    // The only error of react-dropzone itself that can occur here is too many files.
    const code = errors.map((error) => error.code).find(isOurs) ?? 'too-many';
    return { file, code, message: messageOf(code, file) };
  }

  return useDropzone({
    multiple,
    disabled: options.disabled ?? false,
    // The button handles clicks and keys; the area only takes drops.
    noClick: true,
    noKeyboard: true,
    // The library prevents every drag, that of text into a field too.
    preventDropOnDocument: false,
    getFilesFromEvent: filesOf,
    validator: judge,
    onDropAccepted: onAdd,
    onDropRejected: (rejections) => onReject?.(rejections.map(toRefusal)),
  });
}

const OWN_CODES: readonly string[] = ['extension', 'empty', 'size', 'directory'] satisfies RefusalCode[];

function isOurs(code: string): code is RefusalCode {
  return OWN_CODES.includes(code);
}
