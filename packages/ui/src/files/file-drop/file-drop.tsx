import { CloudUpload, Download, Paperclip } from 'lucide-react';
import { type Ref, useEffect, useState } from 'react';
import { Button } from '../../actions/button/button';
import { cn } from '../../foundations/class-names/cn';
import { Icon } from '../../foundations/icon/icon';
import { useWasIdle } from '../../foundations/lazy-part/use-idle-part';
import { usePart } from '../../foundations/lazy-part/use-part';
import { useLabels } from '../../foundations/locale/locale';
import type { DropZoneState } from './drop-zone';
import { dropZonePart, loadDropZone, loadWhenDragged } from './drop-zone-part';
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
export function FileDropArea({ drop, multiple, labels, ref, ...props }: FileDropAreaProps) {
  const words = useLabels<FileDropLabels>(fileDropLabels, labels);
  const [zone, setZone] = useState<DropZoneState>();
  const part = usePart(dropZonePart, { isNeeded: useWasIdle() });
  useEffect(loadWhenDragged, []);
  const dragged = zone?.isDraggedOver;

  return (
    <div
      {...zone?.area}
      data-state={dragged ? 'dragged-over' : props.invalid ? 'invalid' : 'ready'}
      className={cn(
        'u:relative u:rounded-lg u:border-2 u:border-dashed u:p-5 u:print:hidden',
        dragged ? 'u:border-accent u:bg-accent-subtle' : 'u:bg-surface',
        !dragged && (props.invalid ? 'u:border-error-border' : 'u:border-line-strong'),
      )}
    >
      {typeof part === 'object' && (
        <part.DropZone disabled={props.disabled ?? false} onFiles={drop.take} onChange={setZone} />
      )}
      {/* Opened by the button, which has the name. */}
      <input {...drop.chooser} className="u:part" hidden />
      {/* In a narrow column the button goes below the text. */}
      <div className="u:flex u:flex-col u:gap-3 u:tablet:flex-row u:tablet:flex-wrap u:tablet:items-center u:tablet:gap-4">
        <Icon of={CloudUpload} size="2.4em" className="u:hidden u:text-accent-text u:tablet:block" />
        <div className="u:min-w-0 u:flex-1 u:tablet:basis-40">
          {/* A finger cannot drag files. */}
          <p className="u:font-semibold u:[@media(hover:none)]:hidden">
            {multiple ? words.dropMany : words.dropOne}
          </p>
          <p className="u:text-sm u:text-muted">{drop.limits}</p>
        </div>
        <Button
          {...(ref && { ref })}
          icon={Paperclip}
          disabled={props.disabled}
          aria-describedby={props.describedBy}
          onFocus={loadDropZone}
          onClick={drop.open}
        >
          {multiple ? words.attachMany : words.attachOne}
        </Button>
      </div>
      {dragged && (
        <p className="u:pointer-events-none u:absolute u:inset-0 u:flex u:items-center u:justify-center u:gap-3 u:rounded-lg u:bg-accent-subtle u:font-semibold u:text-accent-text">
          <Icon of={Download} size="1.6em" />
          {/* In English in both languages (Spec §2), so its language is marked for a Polish screen reader. */}
          <span className="u:part" lang="en">
            {words.overlay}
          </span>
        </p>
      )}
    </div>
  );
}
