import { ATTACHMENT_EXTENSIONS, FILE_LIMIT_BYTES, formatBytes } from '@urzad/domain';
import { CloudUpload, Download, Paperclip } from 'lucide-react';
import type { Ref } from 'react';
import { Button } from '../../actions/button/button';
import { cn } from '../../foundations/class-names/cn';
import { Icon } from '../../foundations/icon/icon';
import { useLabels, useLocale } from '../../foundations/locale/locale';
import { type FileDropLabels, fileDropLabels } from './file-drop.labels';
import { type FileDropOptions, useFileDrop } from './use-file-drop';

export interface FileDropProps extends FileDropOptions {
  /** Ids of the texts that describe the button: a hint, an error. */
  describedBy?: string | undefined;
  /** The field it belongs to has an error. */
  invalid?: boolean | undefined;
}

/**
 * An area for dropped files with a button that opens the file chooser (Spec §2). Refused files are returned with the
 * reason.
 */
export function FileDrop(props: FileDropProps) {
  return <FileDropArea {...props} drop={useFileDrop(props)} />;
}

export interface FileDropAreaProps extends Omit<FileDropProps, 'onAdd' | 'onReject'> {
  drop: ReturnType<typeof useFileDrop>;
  /** The button. */
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** The area of a drop whose chooser another control may open too. */
export function FileDropArea({ drop, multiple, labels, media, ref, ...props }: FileDropAreaProps) {
  const { extensions = ATTACHMENT_EXTENSIONS, limitBytes = FILE_LIMIT_BYTES } = props;
  const words = useLabels<FileDropLabels>(fileDropLabels, labels);
  const limit = formatBytes(limitBytes, useLocale());
  const formats = media ? words[media] : formatsText(extensions);
  const accept = media ? `${media}/*` : extensions.map((extension) => `.${extension}`).join(',');
  const dragged = drop.isDragActive;

  return (
    <div
      {...drop.getRootProps()}
      data-state={dragged ? 'dragged-over' : props.invalid ? 'invalid' : 'ready'}
      className={cn(
        'relative rounded-lg border-2 border-dashed p-5 print:hidden',
        dragged ? 'border-accent bg-accent-subtle' : 'bg-surface',
        !dragged && (props.invalid ? 'border-error-border' : 'border-line-strong'),
      )}
    >
      {/* Only the button speaks: the library gives this one an English name. */}
      <input
        {...drop.getInputProps({ accept, 'aria-hidden': true, 'aria-label': undefined })}
        disabled={props.disabled}
      />
      <div className="flex flex-col gap-3 tablet:flex-row tablet:items-center tablet:gap-4">
        <Icon of={CloudUpload} size="2.4em" className="hidden text-accent-text tablet:block" />
        <div className="min-w-0 flex-1">
          {/* A finger cannot drag files. */}
          <p className="font-semibold [@media(hover:none)]:hidden">
            {multiple ? words.dropMany : words.dropOne}
          </p>
          <p className="text-sm text-muted">
            {multiple ? words.limitsMany(formats, limit) : words.limits(formats, limit)}
          </p>
        </div>
        <Button
          {...(ref && { ref })}
          icon={Paperclip}
          disabled={props.disabled}
          aria-describedby={props.describedBy}
          onClick={drop.open}
        >
          {multiple ? words.attachMany : words.attachOne}
        </Button>
      </div>
      {dragged && (
        <p className="pointer-events-none absolute inset-0 flex items-center justify-center gap-3 rounded-lg bg-accent-subtle font-semibold text-accent-text">
          <Icon of={Download} size="1.6em" />
          {/* In English in both languages (Spec §2), so its language is marked for a Polish screen reader. */}
          <span lang="en">{words.overlay}</span>
        </p>
      )}
    </div>
  );
}

/** `PDF, JPG, PNG`: one name for each format. */
function formatsText(extensions: readonly string[]): string {
  return extensions
    .filter((extension) => extension !== 'jpeg' || !extensions.includes('jpg'))
    .map((extension) => extension.toUpperCase())
    .join(', ');
}
