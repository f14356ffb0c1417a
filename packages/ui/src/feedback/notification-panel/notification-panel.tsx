import type { ReactNode } from 'react';
import { Button } from '../../actions/button/button';
import { Counter } from '../../foundations/counter/counter';
import { useLabels } from '../../foundations/locale/locale';
import { SideModal } from '../../overlays/side-modal/side-modal';
import { Alert } from '../alert/alert';
import { EmptyState } from '../empty-state/empty-state';
import { NotificationList, type NotificationListProps } from './notification-list';
import { type NotificationPanelLabels, notificationPanelLabels } from './notification-panel.labels';
import { NotificationsAhead } from './notifications-ahead';

/** `undefined` entries are loading, unless there is a failure. */
export interface NotificationPanelProps extends Omit<NotificationListProps, 'entries' | 'words'> {
  /** Whether it is open; the caller keeps this state. */
  open: boolean;
  /**
   * Called with `false` when the person closes it: by Escape, the cross, a press outside or, on a phone, a swipe
   * down.
   */
  onOpenChange: (open: boolean) => void;
  /** Newest first; `undefined` while the list is loading or when it could not be loaded. */
  entries: NotificationListProps['entries'] | undefined;
  /** The number of all unread ones, not only of the loaded. */
  unread: number;
  /** Why the list could not be loaded, and what to do. */
  failure?: ReactNode;
  /** Called by the button below the failure: loads the list again. */
  onRetry: () => void;
  /** Adds a button to the footer of the panel while there are unread ones. */
  onReadAll?: (() => void) | undefined;
  /** Words that replace those of the widget, in the language of the interface. */
  labels?: Partial<NotificationPanelLabels>;
}

/** Notifications, newest first; older ones are loaded by scrolling. A bottom sheet on phones. */
export function NotificationPanel({ open, onOpenChange, unread, labels, ...props }: NotificationPanelProps) {
  const words = useLabels<NotificationPanelLabels>(notificationPanelLabels, labels);
  const { onReadAll } = props;

  return (
    <SideModal
      open={open}
      onOpenChange={onOpenChange}
      title={words.title}
      titleEnd={unread > 0 && <Counter value={unread} kind="alert" label={words.unread} />}
      flush
      footer={onReadAll && unread > 0 ? <Button onClick={onReadAll}>{words.readAll}</Button> : null}
    >
      <PanelBody {...props} words={words} />
    </SideModal>
  );
}

type PanelBodyProps = Omit<
  NotificationPanelProps,
  'open' | 'onOpenChange' | 'unread' | 'labels' | 'onReadAll'
> & {
  words: NotificationPanelLabels;
};

function PanelBody({ entries, failure, onRetry, words, ...list }: PanelBodyProps) {
  if (entries && entries.length > 0) return <NotificationList entries={entries} words={words} {...list} />;
  if (entries) return <EmptyState title={words.emptyTitle}>{words.empty}</EmptyState>;
  if (!failure) return <NotificationsAhead label={words.loading} />;

  return (
    <div className="u:p-5">
      <Alert
        kind="error"
        live
        title={words.failed}
        actions={<Button onClick={onRetry}>{words.retry}</Button>}
      >
        {failure}
      </Alert>
    </div>
  );
}
