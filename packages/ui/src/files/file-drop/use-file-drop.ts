import {
  ATTACHMENT_EXTENSIONS,
  FILE_LIMIT_BYTES,
  formatBytes,
  type MediaKind,
  type UploadErrorCode,
  uploadError,
  uploadRefusalText,
  withOtherNames,
} from '@urzad/domain';
import { type ChangeEvent, useEffect, useRef } from 'react';
import { useLabels, useLocale } from '../../foundations/locale/locale';
import { isDirectory } from './dropped-files';
import { type FileDropLabels, fileDropLabels } from './file-drop.labels';
import { judgedFiles } from './judged-files';
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

/** A file chooser and what happens to files, chosen, dropped and pasted ones alike. */
export function useFileDrop({ multiple = false, onAdd, onReject, ...options }: FileDropOptions) {
  const { extensions = ATTACHMENT_EXTENSIONS, limitBytes = FILE_LIMIT_BYTES, media } = options;
  const { limits, messageOf } = useReasons({ ...options, multiple, extensions, limitBytes });
  const input = useRef<HTMLInputElement>(null);
  useEffect(refuseDropsElsewhere, []);

  function errorOf(file: File): RefusalCode | undefined {
    return isDirectory(file) ? 'directory' : uploadError(file, { extensions, limitBytes, media });
  }

  function take(files: readonly File[]) {
    const { accepted, refused } = judgedFiles(files, multiple, errorOf);
    if (refused.length > 0) {
      onReject?.(refused.map(({ file, code }) => ({ file, code, message: messageOf(code, file) })));
    }
    if (accepted.length > 0) onAdd(accepted);
  }

  return {
    take,
    /** Formats and largest size, as text. */
    limits,
    /** Opens the chooser of the system. */
    open: () => input.current?.click(),
    chooser: {
      ref: input,
      type: 'file',
      multiple,
      disabled: options.disabled ?? false,
      accept: media
        ? `${media}/*`
        : withOtherNames(extensions)
            .map((extension) => `.${extension}`)
            .join(','),
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
        const files = [...(currentTarget.files ?? [])];
        // The same file, mended meanwhile, can be chosen again.
        currentTarget.value = '';
        take(files);
      },
    },
  } as const;
}

interface Limits extends Pick<FileDropOptions, 'media' | 'labels'> {
  multiple: boolean;
  extensions: readonly string[];
  limitBytes: number;
}

/** What the area takes, and the reason of a refusal, in words: there from the first, as a refused file is told of at once. */
function useReasons({ multiple, extensions, limitBytes, media, labels }: Limits) {
  const words = useLabels<FileDropLabels>(fileDropLabels, labels);
  const locale = useLocale();
  const limit = formatBytes(limitBytes, locale);
  const formats = media ? words[media] : formatsText(extensions);
  const limits = multiple ? words.limitsMany(formats, limit) : words.limits(formats, limit);

  function messageOf(code: RefusalCode, { name }: File): string {
    if (code === 'directory') return words.directory;
    return code === 'too-many' ? words.tooMany : uploadRefusalText(code, { name, limitBytes }, locale);
  }

  return { limits, messageOf };
}

/** `PDF, JPG, PNG`: one name for each format. */
function formatsText(extensions: readonly string[]): string {
  return extensions
    .filter((extension) => extension !== 'jpeg' || !extensions.includes('jpg'))
    .map((extension) => extension.toUpperCase())
    .join(', ');
}
