import { cva } from 'class-variance-authority';
import { Check, Info, type LucideIcon, TriangleAlert, X } from 'lucide-react';
import { cn } from '../class-names/cn';
import { Icon } from '../icon/icon';
import { IconButton } from '../icon-button/icon-button';
import type { ToastLabels } from './toast.labels';
import type { ToastItem, ToastType } from './toast-queue';
import { useHeld } from './use-held';
import { useToastDrag } from './use-toast-drag';
import { useToastTimer } from './use-toast-timer';
import './toast.css';

const markLooks = cva('grid size-9 flex-none place-items-center rounded-sm', {
  variants: {
    type: {
      success: 'bg-success text-on-success',
      error: 'bg-error text-on-error',
      warning: 'bg-warning text-on-warning',
      info: 'bg-info text-on-info',
    } satisfies Record<ToastType, string>,
  },
});

const MARK_BY_TYPE = { success: Check, error: X, warning: TriangleAlert, info: Info } satisfies Record<
  ToastType,
  LucideIcon
>;

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
  useToastTimer(duration, paused || held || dragging, onDismiss);

  return (
    // Problems interrupt the reader, good news waits for a pause in the speech.
    <div
      role={isProblem(toast.type) ? 'alert' : 'status'}
      data-state={dragging ? 'dragged' : 'open'}
      className={cn('toast-card', LOOKS)}
      style={style}
      {...holdHandlers}
      {...dragHandlers}
    >
      <span className={markLooks({ type: toast.type })}>
        <Icon of={MARK_BY_TYPE[toast.type]} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{words[toast.type]}</p>
        <p className="break-words text-sm">{toast.text}</p>
      </div>
      <IconButton size="sm" icon={X} label={words.close} onClick={onDismiss} />
    </div>
  );
}

const LOOKS = [
  'pointer-events-auto flex w-panel max-w-full items-start gap-3 p-3.5 pr-3',
  'rounded-lg border border-line bg-surface-raised text-ink shadow-3',
];

function isProblem(type: ToastType): boolean {
  return type === 'error' || type === 'warning';
}
