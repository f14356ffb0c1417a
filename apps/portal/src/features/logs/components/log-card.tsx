import type { LogEntryRow } from '@urzad/contract';
import { exactMomentText } from '@urzad/domain';
import { logEventName } from '@urzad/grants';
import { Card, TextLink, useLocale } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import { ObjectLink } from '#shared/object/object-link';
import { PresenceMark } from '#shared/presence/presence';
import { type LogLocation, logList, withEntry } from '../logic/log-list';
import { logMessages } from '../messages/logs';
import { actingIn, actorOf, forWhom, Outcome } from './columns';

/** An entry of the list on a phone. */
export function LogCard({ row, location }: { row: LogEntryRow; location: LogLocation }) {
  const words = useMessages(logMessages);
  const locale = useLocale();

  return (
    <Card>
      <TextLink href={logList.hrefOf(withEntry(location, row.id))} className="u:font-semibold">
        {logEventName(row.event, locale)}
      </TextLink>
      <p className="u:text-sm u:text-muted">{exactMomentText(new Date(row.date), locale)}</p>
      <p className="u:mt-1 u:flex u:flex-wrap u:items-baseline u:gap-x-3 u:wrap-anywhere">
        <span>{[actorOf(row) ?? words.server, forWhom(row, words)].filter(Boolean).join(', ')}</span>
        <PresenceMark id={actingIn(row)} />
      </p>
      <div className="u:mt-2 u:flex u:flex-wrap u:justify-between u:gap-x-4 u:gap-y-1 u:text-sm u:wrap-anywhere">
        {row.object && <ObjectLink object={row.object} />}
        <Outcome event={row.event} words={words} />
      </div>
    </Card>
  );
}
