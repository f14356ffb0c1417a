import { LOG_LEVELS, type LogEntryRow } from '@urzad/contract';
import { dateText, exactTimeText, type IsoDate, warsawDate } from '@urzad/domain';
import { LOG_EVENTS, logEventName } from '@urzad/grants';
import { Icon, type Locale, TextLink, useLocale } from '@urzad/ui';
import type { DataColumn } from '@urzad/ui/data-table';
import { Ban, Check } from 'lucide-react';
import { useMemo } from 'react';
import { useMessages } from '#shared/i18n/messages';
import { TwoLines } from '#shared/list/cells';
import { ObjectLink } from '#shared/object/object-link';
import { BesidePresence } from '#shared/presence/presence';
import { type LogLocation, logList, withEntry } from '../logic/log-list';
import { logMessages } from '../messages/logs';

/** A screen of 1280 px has no room for them. */
export const HIDDEN_LOG_COLUMNS: readonly string[] = ['level', 'ip'];

type LogColumn = DataColumn<LogEntryRow>;
type Words = (typeof logMessages)['pl'];

/** The columns of the log, the first five as wide together as a screen of 1280 px; the server sorts by the time. */
export function useLogColumns(location: LogLocation, today: IsoDate): LogColumn[] {
  const words = useMessages(logMessages);
  const locale = useLocale();

  return useMemo(
    () => [
      timeColumn(words, today, locale),
      personColumn(words),
      eventColumn(words, location, locale),
      objectColumn(words),
      outcomeColumn(words),
      levelColumn(words),
      { ...plain('ip', words.ip), value: ({ ip }) => ip, width: 150 },
    ],
    [location, today, words, locale],
  );
}

/** Of a column that shows, and neither sorts nor filters. */
const plain = (key: string, header: string) => ({
  ...{ key, header },
  type: 'text' as const,
  sortable: false,
  filterable: false,
});

const timeColumn = (words: Words, today: IsoDate, locale: Locale): LogColumn => ({
  key: 'date',
  header: words.time,
  type: 'date',
  value: ({ date }) => warsawDate(new Date(date)),
  hideable: false,
  width: 140,
  cell: ({ date }) => {
    const at = new Date(date);
    return (
      <TwoLines
        first={<span className="u:figures">{exactTimeText(at)}</span>}
        second={dateText(warsawDate(at), { today, locale })}
      />
    );
  },
});

const personColumn = (words: Words): LogColumn => ({
  ...plain('person', words.person),
  value: (row) => actorOf(row) ?? words.server,
  width: 200,
  cell: (row) => (
    <TwoLines
      first={<BesidePresence id={actingIn(row)}>{actorOf(row) ?? words.server}</BesidePresence>}
      second={forWhom(row, words)}
    />
  ),
});

const eventColumn = (words: Words, location: LogLocation, locale: Locale): LogColumn => ({
  ...plain('event', words.event),
  value: ({ event }) => logEventName(event, locale),
  hideable: false,
  width: 270,
  cell: ({ id, event }) => (
    <TwoLines
      first={
        <TextLink href={logList.hrefOf(withEntry(location, id))} className="u:font-semibold">
          {logEventName(event, locale)}
        </TextLink>
      }
      second={event}
    />
  ),
});

const objectColumn = (words: Words): LogColumn => ({
  ...plain('object', words.object),
  value: ({ object }) => object?.name ?? null,
  width: 220,
  cell: ({ object }) =>
    object ? <ObjectLink object={object} /> : <span className="u:text-muted">{words.noObject}</span>,
});

const outcomeColumn = (words: Words): LogColumn => ({
  ...plain('outcome', words.outcome),
  value: ({ event }) => (isRefusal(event) ? words.refused : words.done),
  width: 126,
  cell: ({ event }) => <Outcome event={event} words={words} />,
});

const levelColumn = (words: Words): LogColumn => ({
  key: 'level',
  header: words.level,
  type: 'text',
  value: ({ level }) => level,
  options: LOG_LEVELS.map((level) => ({ value: level, label: words.levels[level] })),
  sortable: false,
  width: 140,
});

/** Whether it was done or refused: an icon and a word. */
export function Outcome({ event, words }: { event: string; words: Words }) {
  const refused = isRefusal(event);
  return (
    <span
      className={`u:inline-flex u:items-center u:gap-1.5 u:font-medium ${refused ? 'u:text-error-text' : 'u:text-success-text'}`}
    >
      <Icon of={refused ? Ban : Check} />
      <span>{refused ? words.refused : words.done}</span>
    </span>
  );
}

/** Who did it: the member of staff, where they acted for somebody. */
export function actorOf({ person, acting }: Pick<LogEntryRow, 'person' | 'acting'>): string | undefined {
  return (acting ?? person)?.name;
}

/** Their account; null of what the server did. */
export function actingIn({ person, acting }: Pick<LogEntryRow, 'person' | 'acting'>): number | null {
  return (acting ?? person)?.id ?? null;
}

export function forWhom({ person, acting }: LogEntryRow, words: Pick<Words, 'as'>): string | null {
  return acting && person ? words.as(person.name) : null;
}

function isRefusal(event: string): boolean {
  return Object.hasOwn(LOG_EVENTS, event) && LOG_EVENTS[event]?.[0] === 'refusal';
}
