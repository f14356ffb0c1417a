import { CircleAlert, Landmark } from 'lucide-react';
import { Avatar } from '../../foundations/avatar/avatar';
import { cn } from '../../foundations/class-names/cn';
import { Icon } from '../../foundations/icon/icon';
import { Link } from '../../foundations/link/link';
import { useLabels } from '../../foundations/locale/locale';
import { FileNumberText } from '../../internal/file-number/file-number-text';
import { type NotificationItemLabels, notificationItemLabels } from './notification-item.labels';
import { NotificationMenu } from './notification-menu';
import { type DelayedStep, useDelayedStep } from './use-delayed-step';

export interface NotificationItemProps {
  /** The subject, a link with `href`; file numbers in it are kept on one line. */
  title: string;
  /** What happened, in one or two sentences. */
  text: string;
  /** The time as text: "9 min temu". */
  time: string;
  /** Marks the entry by a bar and a word. */
  unread?: boolean;
  /** The author; without it the office. */
  sender?: { name: string; src?: string };
  /** The page it is about. */
  href?: string;
  /** Called when an unread entry is opened by its link, which marks it as read. */
  onOpen?: (() => void) | undefined;
  /**
   * Called a second after it was chosen (Spec §9); offered only while unread. While its promise is pending the entry
   * is busy; a rejected one shows an error.
   */
  onRead?: (() => Promise<unknown> | undefined) | undefined;
  /** The same for deleting, after which the entry is gone. */
  onRemove?: (() => Promise<unknown> | undefined) | undefined;
  /** Words that replace those of the widget, in the language of the interface. */
  labels?: Partial<NotificationItemLabels>;
}

/** One entry of a list: put it in an `<li>`. Unread ones differ by a bar and a word, not by colour alone. */
export function NotificationItem(props: NotificationItemProps) {
  const { title, text, time, unread = false, sender, href, onOpen, onRead, onRemove, labels } = props;
  const words = useLabels<NotificationItemLabels>(notificationItemLabels, labels);
  const { pending, failed, ask } = useDelayedStep();
  const asked = (name: DelayedStep['name'], run: typeof onRead) => run && (() => ask({ name, run }));

  return (
    <article
      aria-busy={pending !== undefined}
      data-state={pending ?? (unread ? 'unread' : 'read')}
      className={cn(
        'u:flex u:items-start u:gap-3 u:border-b u:border-s-4 u:border-b-line-subtle u:py-3 u:ps-4 u:pe-2',
        unread
          ? 'u:border-s-accent u:bg-accent-subtle'
          : 'u:border-s-transparent u:forced-colors:border-s-accent-subtle',
      )}
    >
      {sender ? <Avatar name={sender.name} src={sender.src} /> : <OfficeSign />}
      <div className="u:min-w-0 u:flex-1">
        <h3 className="u:text-md u:leading-snug u:font-semibold u:wrap-break-word">
          <Subject {...{ title, href }} onOpen={unread ? onOpen : undefined} />
        </h3>
        <p className="u:text-sm u:wrap-break-word">
          <FileNumberText>{text}</FileNumberText>
        </p>
        <p className="u:text-xs u:text-muted">
          <span className="u:part">{time}</span>
          {unread && (
            <span className="u:part">
              {' · '}
              <strong className="u:text-accent-text">{words.unread}</strong>
            </span>
          )}
          <span className="u:part" role="status">
            {pending && ` · ${words[pending]}`}
          </span>
        </p>
        {failed && <Failure>{words.failed[failed]}</Failure>}
      </div>
      <NotificationMenu
        title={title}
        busy={pending !== undefined}
        onRead={unread ? asked('reading', onRead) : undefined}
        onRemove={asked('removing', onRemove)}
        words={words}
      />
    </article>
  );
}

function OfficeSign() {
  return (
    <span className="u:grid u:size-11 u:flex-none u:place-items-center u:rounded-pill u:border u:border-accent-line u:bg-accent-subtle u:text-accent-text">
      <Icon of={Landmark} />
    </span>
  );
}

interface SubjectProps {
  title: string;
  href: string | undefined;
  onOpen: (() => void) | undefined;
}

/** The title, a link where there is a page about it. */
function Subject({ title, href, onOpen }: SubjectProps) {
  const text = <FileNumberText>{title}</FileNumberText>;
  if (!href) return text;

  return (
    <Link href={href} className="u:link-look" onClick={onOpen}>
      {text}
    </Link>
  );
}

function Failure({ children }: { children: string }) {
  return (
    <p role="alert" className="u:flex u:items-start u:gap-1.5 u:text-sm u:font-medium u:text-error-text">
      <Icon of={CircleAlert} className="u:mt-1" />
      <span className="u:part">{children}</span>
    </p>
  );
}
