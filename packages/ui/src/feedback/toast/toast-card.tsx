import { X } from 'lucide-react';
import { IconButton } from '../../actions/icon-button/icon-button';
import { cn } from '../../foundations/class-names/cn';
import type { ToastLabels } from './toast.labels';
import { ToastMark } from './toast-mark';
import type { ToastItem } from './toast-queue';
import { useHeld } from './use-held';
import { useToastDrag } from './use-toast-drag';
import { useToastTimer } from './use-toast-timer';
import './toast.css';

export interface ToastCardProps {
  toast: ToastItem;
  /** Milliseconds on screen, pauses not counted. */
  duration: number;
  /** Paused from outside: the window has no focus. */
  paused: boolean;
  words: ToastLabels;
  onDismiss: () => void;
}

export function ToastCard({ toast, duration, paused, words, onDismiss }: ToastCardProps) {
  const { held, holdHandlers } = useHeld();
  const { dragging, style, dragHandlers } = useToastDrag(onDismiss);
  useToastTimer({
    duration,
    paused: paused || held || dragging,
    revision: toast.revision,
    onEnd: onDismiss,
  });

  return (
    <div
      aria-atomic="true"
      data-state={dragging ? 'dragged' : 'open'}
      className={cn('u:toast-card', LOOKS)}
      style={{ ...style, order: toast.id }}
      {...holdHandlers}
      {...dragHandlers}
    >
      <ToastMark type={toast.type} />
      <div className="u:min-w-0 u:flex-1">
        <p className="u:font-semibold">{words[toast.type]}</p>
        <p className="u:break-words u:text-sm u:whitespace-pre-line">{toast.text}</p>
      </div>
      <IconButton size="sm" icon={X} label={words.close} onClick={onDismiss} />
    </div>
  );
}

// Not selectable: dragging a selection would drag the text and leave the toast.
const LOOKS = [
  'u:pointer-events-auto u:select-none u:flex u:w-toast u:max-w-full u:items-start u:gap-3 u:p-3.5 u:pe-3',
  'u:rounded-lg u:border u:border-line u:bg-surface-raised u:text-ink u:shadow-3',
];
