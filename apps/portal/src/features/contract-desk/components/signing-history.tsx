import type { Annex, Contract } from '@urzad/contract';
import { longDateText, warsawDate } from '@urzad/domain';
import { useLocale } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import { StatusTimeline, type StatusTimelineProps } from '#shared/object/status-timeline';
import { signingDeskMessages } from '../messages/signing-desk';

interface SigningHistoryProps<Status extends string> extends StatusTimelineProps<Status> {
  people: Pick<Contract | Annex, 'prepared' | 'initials'>;
}

/** Who prepared and initialled a contract or an annex, and the statuses that it reached. */
export function SigningHistory<Status extends string>({ people, ...timeline }: SigningHistoryProps<Status>) {
  const words = useMessages(signingDeskMessages);
  const locale = useLocale();
  const { prepared, initials } = people;
  const day = (date: string) => longDateText(warsawDate(new Date(date)), locale);

  return (
    <section className="u:grid u:gap-2">
      <h2 className="u:text-md">{words.history}</h2>
      <p className="u:text-sm u:text-muted">
        {[
          prepared && words.prepared(prepared.name),
          initials && words.initialled(initials.name, day(initials.date)),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      <StatusTimeline {...timeline} />
    </section>
  );
}
