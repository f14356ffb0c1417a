import { longDateText, onlineText, warsawDate } from '@urzad/domain';
import { useSyncExternalStore } from 'react';
import { useLocale } from '../../foundations/locale/locale';

export interface OnlineStatusProps {
  /** When the person was last seen. */
  onlineDate: Date;
  /** The clock for counting. @default the computer's */
  now?: () => Date;
  /** Small, on one line, as beside a name in a list. In a narrow container the words are left to the tooltip. @default false */
  compact?: boolean;
}

/** Spec §9: the default interval of an observer. The text changes in steps of ten seconds or more. */
const REFRESH_MS = 10_000;

/** When somebody was last online, as a text that updates itself (Spec §4). */
export function OnlineStatus({ onlineDate, now = systemClock, compact = false }: OnlineStatusProps) {
  const locale = useLocale();
  const text = useSyncExternalStore(
    everyTenSeconds,
    () => onlineText(onlineDate, now(), locale),
    // A server does not know when its page is read: the full date is true at any time.
    () => longDateText(warsawDate(onlineDate), locale),
  );
  // The same word in both languages.
  const isOnline = text === 'online';

  return (
    <span
      className={
        compact
          ? 'u:relative u:inline-flex u:max-w-full u:items-center u:gap-1.5 u:align-bottom u:text-xs'
          : 'u:inline-flex u:items-center u:gap-2 u:text-sm'
      }
      title={compact ? text : undefined}
      data-state={isOnline ? 'online' : 'away'}
    >
      <span
        aria-hidden="true"
        className={
          isOnline
            ? 'u:size-2.5 u:flex-none u:rounded-pill u:border-2 u:border-success u:bg-success'
            : 'u:size-2.5 u:flex-none u:rounded-pill u:border-2 u:border-line-strong'
        }
      />
      <time
        dateTime={onlineDate.toISOString()}
        className={`${isOnline ? 'u:font-medium' : 'u:text-muted'} ${compact ? 'u:truncate u:@max-[8em]:sr-only' : ''}`}
      >
        {text}
      </time>
    </span>
  );
}

function systemClock(): Date {
  return new Date();
}

function everyTenSeconds(listener: () => void) {
  const timer = setInterval(listener, REFRESH_MS);
  return () => clearInterval(timer);
}
