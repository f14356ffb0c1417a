import { Pause, Play, X } from 'lucide-react';
import { Button } from '../../actions/button/button';
import { IconButton } from '../../actions/icon-button/icon-button';
import type { FileItem } from './file-item';
import type { FileListLabels } from './file-list.labels';

/** The actions on a running or failed upload. */
export interface FileRescue {
  /** Adds a button to running uploads that lets one stand still. */
  onPause?: ((file: FileItem) => void) | undefined;
  /** Adds a button to paused uploads that lets one go on. */
  onResume?: ((file: FileItem) => void) | undefined;
  /** Adds a button to running uploads that cancels one. */
  onCancel?: ((file: FileItem) => void) | undefined;
  /** Adds a button to failed uploads that may be tried again with the same file. */
  onRetry?: ((file: FileItem) => void) | undefined;
  /** Adds a button to the other failed uploads: another file is chosen instead. */
  onChooseOther?: ((file: FileItem) => void) | undefined;
}

interface UploadRescueProps extends FileRescue {
  file: FileItem;
  words: FileListLabels;
}

/** The buttons of a running upload, beside its bar. */
export function RunningRescue({ file, words, onPause, onResume, onCancel }: UploadRescueProps) {
  const isPaused = file.upload?.phase === 'active' && file.upload.held === 'paused';
  const change = isPaused ? onResume : mayPause(file) && onPause;
  const nameOf = (action: string) => `${action}: ${file.name}`;

  return (
    <div className="u:flex u:flex-none u:gap-1">
      {change && (
        // One button for both, which keeps the focus.
        <IconButton
          icon={isPaused ? Play : Pause}
          label={nameOf(isPaused ? words.resume : words.pause)}
          onClick={() => change(file)}
        />
      )}
      {onCancel && <IconButton icon={X} label={nameOf(words.cancel)} onClick={() => onCancel(file)} />}
    </div>
  );
}

function mayPause({ upload }: FileItem): boolean {
  return (upload?.phase === 'idle' || upload?.phase === 'active') && upload.canPause !== false;
}

/** The button of a failed upload: the same file once more, or another one. */
export function FailedRescue({ file, words, onRetry, onChooseOther }: UploadRescueProps) {
  if (file.upload?.phase !== 'error') return null;
  const { retry, isChosenAgain } = file.upload;
  const rescue = retry ? onRetry : onChooseOther;
  const word = retry ? words.retry : isChosenAgain ? words.chooseAgain : words.chooseOther;

  return (
    rescue && (
      <Button
        size="sm"
        className="u:order-last u:w-full u:tablet:order-none u:tablet:w-auto"
        aria-label={`${word}: ${file.name}`}
        onClick={() => rescue(file)}
      >
        {word}
      </Button>
    )
  );
}
