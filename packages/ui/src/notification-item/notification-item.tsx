import { Landmark } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from '../avatar/avatar';
import { cn } from '../class-names/cn';
import { Icon } from '../icon/icon';
import { Link } from '../link/link-provider';
import { useLabels } from '../locale/locale';
import { type NotificationItemLabels, notificationItemLabels } from './notification-item.labels';

export interface NotificationItemProps {
  title: string;
  text: string;
  /** When, in words: "9 min temu". */
  time: string;
  unread?: boolean;
  /** Who wrote; without it the office did. */
  sender?: { name: string; src?: string };
  /** The page it is about. */
  href?: string;
  /** A menu: mark as read, delete. */
  actions?: ReactNode;
  labels?: Partial<NotificationItemLabels>;
}

/** One entry of a list: put it in an `<li>`. New ones differ by a bar and a word, not by colour alone. */
export function NotificationItem(props: NotificationItemProps) {
  const { title, text, time, unread = false, sender, href, actions, labels } = props;
  const words = useLabels(notificationItemLabels, labels);

  return (
    <article
      data-state={unread ? 'unread' : 'read'}
      className={cn(
        'flex items-start gap-3 border-b border-l-4 border-b-line-subtle py-3 pr-2 pl-4',
        unread ? 'border-l-accent bg-accent-subtle' : 'border-l-transparent',
      )}
    >
      {sender ? <Avatar name={sender.name} src={sender.src} /> : <OfficeSign />}
      <div className="min-w-0 flex-1">
        <h3 className="text-md leading-snug font-semibold">
          {href ? (
            <Link href={href} className="link-look">
              {title}
            </Link>
          ) : (
            title
          )}
        </h3>
        <p className="text-sm">{text}</p>
        <p className="text-xs text-muted">
          {time}
          {unread && (
            <>
              {' · '}
              <strong className="text-accent-text">{words.unread}</strong>
            </>
          )}
        </p>
      </div>
      {actions}
    </article>
  );
}

function OfficeSign() {
  return (
    <span className="grid size-11 flex-none place-items-center rounded-pill border border-accent-line bg-accent-subtle text-accent-text">
      <Icon of={Landmark} />
    </span>
  );
}
