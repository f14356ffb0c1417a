import { timeText } from '@urzad/domain';
import { useSyncExternalStore } from 'react';
import { Button } from '../../actions/button/button';
import { useLabels } from '../../foundations/locale/locale';
import { SideModal } from '../../overlays/side-modal/side-modal';
import { EmptyState } from '../empty-state/empty-state';
import { toastLog } from '../toast/toast';
import { type ToastLabels, toastLabels } from '../toast/toast.labels';
import type { LoggedToast } from '../toast/toast-log-store';
import { ToastMark } from '../toast/toast-mark';
import { type ToastLogLabels, toastLogLabels } from './toast-log.labels';

export interface ToastLogProps {
  /** Whether it is open; the caller keeps this state. */
  open: boolean;
  /**
   * Called with `false` when the person closes it: by Escape, the cross, a press outside or, on a phone, a swipe
   * down.
   */
  onOpenChange: (open: boolean) => void;
  /** Words that replace those of the widget, in the language of the interface. */
  labels?: Partial<ToastLogLabels>;
}

const NOTHING: readonly LoggedToast[] = [];

/** All toasts of the session, newest first, for people who had no time to read them. */
export function ToastLog({ open, onOpenChange, labels }: ToastLogProps) {
  const words = useLabels<ToastLogLabels>(toastLogLabels, labels);
  const entries = useSyncExternalStore(toastLog.subscribe, toastLog.entries, () => NOTHING);
  const isEmpty = entries.length === 0;

  return (
    <SideModal
      open={open}
      onOpenChange={onOpenChange}
      title={words.title}
      flush
      footer={isEmpty ? null : <Button onClick={toastLog.clear}>{words.clear}</Button>}
    >
      {isEmpty ? (
        <EmptyState picture={false} title={words.empty}>
          {words.emptyHint}
        </EmptyState>
      ) : (
        <ul className="u:part">
          {entries.map((entry) => (
            <Entry key={entry.id} {...entry} />
          ))}
        </ul>
      )}
    </SideModal>
  );
}

function Entry({ type, text, at }: LoggedToast) {
  const titles = useLabels<ToastLabels>(toastLabels);

  return (
    <li className="u:flex u:items-start u:gap-3 u:border-line-subtle u:px-5 u:py-3.5 u:not-last:border-b">
      <ToastMark type={type} />
      <div className="u:min-w-0 u:flex-1">
        <p className="u:flex u:flex-wrap u:items-baseline u:justify-between u:gap-x-3">
          <span className="u:font-semibold">{titles[type]}</span>
          <time dateTime={at.toISOString()} className="u:text-xs u:tabular-nums u:text-muted">
            {timeText(at)}
          </time>
        </p>
        <p className="u:wrap-break-word u:text-sm">{text}</p>
      </div>
    </li>
  );
}
