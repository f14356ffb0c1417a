import { formatBytes } from '@urzad/domain';
import { CircleAlert, X } from 'lucide-react';
import { IconButton } from '../../actions/icon-button/icon-button';
import { ProgressBar } from '../../feedback/progress-bar/progress-bar';
import { cn } from '../../foundations/class-names/cn';
import { Icon } from '../../foundations/icon/icon';
import { useLocale } from '../../foundations/locale/locale';
import type { Place } from '../../internal/sortable/sorting';
import { FileActions, type FileCapabilities } from './file-actions';
import { captionOf } from './file-info';
import { type FileItem, isPicture, isUploading, progressOf } from './file-item';
import type { FileListLabels } from './file-list.labels';
import { FileThumbnail } from './file-thumbnail';
import { FailedRescue, type FileRescue, RunningRescue } from './upload-rescue';

export interface FileRowProps extends FileCapabilities, FileRescue {
  file: FileItem;
  words: FileListLabels;
  place: Place;
}

export function FileRow({ file, words, canZoom, onZoom, ...handlers }: FileRowProps) {
  const { ref, style, handle, isLifted } = handlers.place;
  const failed = file.upload?.phase === 'error';
  // What has no steps beside its handle has no handle: dragging would be the only way (WCAG 2.5.7).
  const hasSteps = !failed && !isUploading(file);
  const zoom = canZoom && isPicture(file) ? () => onZoom?.(file) : undefined;

  return (
    <li
      ref={ref}
      style={style}
      data-file={file.id}
      data-state={file.upload?.phase ?? 'success'}
      className={cn(
        'u:flex u:flex-wrap u:items-center u:gap-3 u:rounded-md u:border u:py-2 u:pe-2 u:ps-2.5',
        // A refusal is a sentence: in a narrow column its buttons go below it.
        !failed && 'u:tablet:flex-nowrap',
        isLifted && 'u:shadow-4',
        failed ? 'u:border-error-border u:bg-error-surface' : 'u:border-line u:bg-surface',
      )}
    >
      {(hasSteps || isLifted) && handle}
      <FileThumbnail
        file={file}
        label={`${words.zoom}: ${file.name}`}
        onZoom={zoom}
        onBroken={handlers.onBroken}
      />
      <div className={cn('u:min-w-0 u:flex-1', failed && 'u:basis-48')}>
        <p className="u:wrap-anywhere u:leading-snug u:font-medium">{file.name}</p>
        <FileProgress file={file} words={words} />
      </div>
      <FileEnd file={file} words={words} {...handlers} />
    </li>
  );
}

/** The second line: size and description, a bar, or the error. */
export function FileProgress({ file, words }: Pick<FileRowProps, 'file' | 'words'>) {
  const locale = useLocale();

  if (file.upload?.phase === 'error') {
    return (
      <p role="alert" className="u:flex u:items-start u:gap-1.5 u:text-sm u:font-medium u:text-error-text">
        <Icon of={CircleAlert} className="u:mt-1" />
        <span className="u:part">{file.upload.message}</span>
      </p>
    );
  }

  if (isUploading(file)) {
    const percent = progressOf(file);
    const held = file.upload?.phase === 'active' && file.upload.held;
    return (
      <>
        <div className="u:flex u:items-center u:gap-2">
          <div className="u:flex-1">
            <ProgressBar thin value={percent} label={`${words.uploading}: ${file.name}`} />
          </div>
          <span className="u:text-sm u:tabular-nums u:text-muted">{`${percent}%`}</span>
        </div>
        {held && <p className="u:text-sm u:text-muted">{words[held]}</p>}
      </>
    );
  }

  return (
    <p className="u:text-sm u:text-muted">
      {[file.size !== undefined && formatBytes(file.size, locale), captionOf(file, locale)]
        .filter(Boolean)
        .join(' · ')}
    </p>
  );
}

/** The bar replaces the buttons of a running upload; a failed one has a button for retrying (Spec §2). */
function FileEnd({ file, words, ...handlers }: FileRowProps) {
  if (isUploading(file)) return <RunningRescue file={file} words={words} {...handlers} />;
  if (file.upload?.phase !== 'error') return <FileActions file={file} words={words} {...handlers} />;

  return (
    <>
      <FailedRescue file={file} words={words} {...handlers} />
      {handlers.canDelete && (
        <IconButton
          icon={X}
          label={`${words.remove}: ${file.name}`}
          onClick={() => handlers.onDelete?.(file)}
        />
      )}
    </>
  );
}
