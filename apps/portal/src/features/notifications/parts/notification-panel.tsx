import { useQuery } from '@tanstack/react-query';
import { NOTIFICATION_PAGE_COUNT } from '@urzad/contract';
import { Counter, EmptyState, Pagination, SideModal } from '@urzad/ui';
import { useRef, useState } from 'react';
import { LoadFailure } from '../../../shared/failures/load-failure';
import { useMessages } from '../../../shared/i18n/messages';
import { Loading } from '../../../shared/screen/loading';
import { pageQuery } from '../api';
import { notificationMessages } from '../messages';
import { NotificationEntry } from './notification-entry';

export interface NotificationPanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  unread: number;
}

/** Messages of the office, nine on a page; a bottom sheet on phones. */
export function NotificationPanel({ open, onOpenChange, unread }: NotificationPanelProps) {
  const words = useMessages(notificationMessages);
  const [page, setPage] = useState(1);
  const list = useRef<HTMLUListElement>(null);
  const { data, error, refetch } = useQuery({ ...pageQuery(page), enabled: open });
  const isEmptiedPage = data !== undefined && data.data.length === 0 && page > 1;
  const total = data?.count ?? 0;
  // The last entry of a page was deleted: the one before it is the last now.
  if (isEmptiedPage) setPage(page - 1);

  return (
    <SideModal
      open={open}
      onOpenChange={onOpenChange}
      title={words.title}
      titleEnd={unread > 0 && <Counter value={unread} kind="alert" label={words.unread} />}
      flush
      footer={
        total > NOTIFICATION_PAGE_COUNT ? (
          <Pagination page={page} pageSize={NOTIFICATION_PAGE_COUNT} total={total} onPageChange={setPage} />
        ) : null
      }
    >
      {data && total > 0 && (
        <ul ref={list} tabIndex={-1} aria-label={words.title} className="outline-none">
          {data.data.map((notification) => (
            <li key={notification.id}>
              <NotificationEntry notification={notification} onRemoved={() => list.current?.focus()} />
            </li>
          ))}
        </ul>
      )}
      {data && total === 0 && <EmptyState title={words.emptyTitle}>{words.empty}</EmptyState>}
      {!data && (
        <div className="p-5">
          {error ? (
            <LoadFailure error={error} title={words.failed} onRetry={() => void refetch()} />
          ) : (
            <Loading>{words.loading}</Loading>
          )}
        </div>
      )}
    </SideModal>
  );
}
