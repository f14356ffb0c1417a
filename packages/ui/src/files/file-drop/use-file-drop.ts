import {
  ATTACHMENT_EXTENSIONS,
  FILE_LIMIT_BYTES,
  type MediaKind,
  type UploadErrorCode,
  uploadError,
  uploadRefusalText,
} from '@urzad/domain';
import { type ChangeEvent, type ClipboardEvent, useRef } from 'react';
import { useLabels, useLocale } from '../../foundations/locale/locale';
import { filesOf, hasFiles, isDirectory } from './dropped-files';
import { type FileDropLabels, fileDropLabels } from './file-drop.labels';
import { useFileDrag } from './use-file-drag';

export type RefusalCode = UploadErrorCode | 'directory' | 'too-many';

export interface FileRefusal {
  file: File;
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
  const {
    extensions = ATTACHMENT_EXTENSIONS,
    limitBytes = FILE_LIMIT_BYTES,
    media,
    disabled = false,
  } = options;
  const words = useLabels<FileDropLabels>(fileDropLabels, options.labels);
  const locale = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const { isOver, handlers } = useFileDrag(take, disabled);

  function messageOf(code: RefusalCode, { name }: File): string {
    if (code === 'directory') return words.directory;
    return code === 'too-many' ? words.tooMany : uploadRefusalText(code, { name, limitBytes }, locale);
  }

  /** Tells the refusals first. */
  function take(files: readonly File[]) {
    const { accepted, refused } = judged(files, multiple, (file) =>
      isDirectory(file) ? 'directory' : uploadError(file, { extensions, limitBytes, media }),
    );
    if (refused.length > 0) {
      onReject?.(refused.map(({ file, code }) => ({ file, code, message: messageOf(code, file) })));
    }
    if (accepted.length > 0) onAdd(accepted);
  }

  return {
    isOver,
    /** Opens the chooser of the system. */
    open: () => input.current?.click(),
    area: { ...handlers, ...(!disabled && { onPaste: onPasteOf(take) }) },
    chooser: {
      ref: input,
      type: 'file',
      multiple,
      disabled,
      accept: media ? `${media}/*` : extensions.map((extension) => `.${extension}`).join(','),
      onChange: onChangeOf(take),
    },
  } as const;
}

type Take = (files: readonly File[]) => void;

function onPasteOf(take: Take) {
  return (event: ClipboardEvent) => {
    if (!hasFiles(event.clipboardData)) return;
    event.preventDefault();
    take(filesOf(event.clipboardData));
  };
}

function onChangeOf(take: Take) {
  return ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    // The same file, mended meanwhile, can be chosen again.
    currentTarget.value = '';
    take(files);
  };
}

/** What the rule accepts and what is refused; of a field for one file, the first accepted one counts. */
function judged(files: readonly File[], isMany: boolean, errorOf: (file: File) => RefusalCode | undefined) {
  const accepted: File[] = [];
  const refused: { file: File; code: RefusalCode }[] = [];
  for (const file of files) {
    const code = errorOf(file) ?? (!isMany && accepted.length > 0 ? 'too-many' : undefined);
    if (code) refused.push({ file, code });
    else accepted.push(file);
  }
  return { accepted, refused };
}
