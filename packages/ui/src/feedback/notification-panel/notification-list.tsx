import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../../actions/button/button';
import { NotificationItem, type NotificationItemProps } from '../notification-item/notification-item';
import { type NotificationId, newsOf } from './list-news';
import type { NotificationPanelLabels } from './notification-panel.labels';
import { useAnnouncement } from './use-announcement';

/** One notification of the panel. */
export interface NotificationEntry
  extends Pick<NotificationItemProps, 'title' | 'text' | 'time' | 'unread' | 'sender' | 'href'> {
  /** Unique in the list; for its events. */
  id: NotificationId;
}

export interface NotificationListProps {
  /** Newest first. */
  entries: readonly NotificationEntry[];
  /** Whether there are older entries to load. */
  hasOlder: boolean;
  /** Whether older entries are being loaded. */
  isLoadingOlder: boolean;
  /** Called when the end of the list becomes visible, and by its button. */
  onOlder: () => void;
  /** Called to mark an entry as read, a second after it was chosen (Spec §9). A rejected promise shows an error. */
  onRead: (id: NotificationId) => Promise<unknown> | undefined;
  /** The same for deleting an entry. */
  onRemove: (id: NotificationId) => Promise<unknown> | undefined;
  /** Called when an unread entry is opened by its link. */
  onOpen?: ((id: NotificationId) => void) | undefined;
  words: NotificationPanelLabels;
}

export function NotificationList({
  entries,
  onRead,
  onRemove,
  onOpen,
  words,
  ...older
}: NotificationListProps) {
  const list = useRef<HTMLUListElement>(null);
  const news = useNews(entries, words);

  function remove(id: NotificationId, place: number) {
    const items = [...(list.current?.children ?? [])];
    // The focused entry is removed, so its neighbour gets the focus first; with the last one the list itself is
    // removed.
    if (items[place]?.contains(document.activeElement)) {
      const neighbour = items[place + 1] ?? items[place - 1];
      const around = list.current?.closest<HTMLElement>('[role="dialog"]') ?? list.current;
      (neighbour?.querySelector<HTMLElement>('a, button') ?? around)?.focus();
    }
    return onRemove(id);
  }

  return (
    <>
      <p role="status" className="u:sr-only">
        {news}
      </p>
      <ul ref={list} tabIndex={-1} aria-label={words.title} className="u:outline-none">
        {entries.map(({ id, ...entry }, place) => (
          <li className="u:part" key={id}>
            <NotificationItem
              {...entry}
              onOpen={() => onOpen?.(id)}
              onRead={() => onRead(id)}
              onRemove={() => remove(id, place)}
            />
          </li>
        ))}
      </ul>
      {older.hasOlder && <OlderOnes {...older} count={entries.length} label={words.older} />}
    </>
  );
}

/** The number of added entries as text. */
function useNews(entries: readonly NotificationEntry[], words: NotificationPanelLabels) {
  const ids = entries.map(({ id }) => id);
  const [known, setKnown] = useState<readonly NotificationId[]>(ids);
  const { announcement, announce } = useAnnouncement();

  if (ids.join() !== known.join()) {
    const { arrived, older } = newsOf(known, ids);
    setKnown(ids);
    if (arrived > 0) announce(words.arrived(arrived));
    else if (older > 0) announce(words.loadedOlder(older));
  }
  return announcement;
}

interface OlderOnesProps extends Pick<NotificationListProps, 'isLoadingOlder' | 'onOlder'> {
  /** The number of entries: when it changes, the end of the list is observed again. */
  count: number;
  label: string;
}

/** A button for everybody; scrolling to it has the same effect. */
function OlderOnes({ isLoadingOlder, onOlder, count, label }: OlderOnesProps) {
  const place = useRef<HTMLDivElement>(null);
  const onSeen = useEffectEvent(() => {
    if (!isLoadingOlder) onOlder();
  });

  useEffect(() => {
    if (!place.current || count === 0) return;
    const watch = new IntersectionObserver((seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) onSeen();
    });
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [count]);

  return (
    <div ref={place} className="u:grid u:p-4">
      <Button variant="quiet" loading={isLoadingOlder} onClick={onOlder}>
        {label}
      </Button>
    </div>
  );
}
