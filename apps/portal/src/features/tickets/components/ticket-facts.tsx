import type { Ticket } from '@urzad/contract';
import { type IsoDate, longDateText, timeText, warsawDate } from '@urzad/domain';
import { BROWSER_FACTS } from '@urzad/grants';
import { Card, DescriptionList, TextLink, useLocale } from '@urzad/ui';
import type { ReactNode } from 'react';
import { useMessages } from '#shared/i18n/messages';
import { DueDate } from '#shared/list/cells';
import { paths } from '#shared/paths';
import { NamedPerson } from '#shared/presence/named-person';
import { useCategories } from '../logic/use-categories';
import { ticketMessages } from '../messages/ticket';
import { priorityText } from './columns';
import { TicketActions } from './ticket-actions';

interface TicketFactsProps {
  ticket: Ticket;
  today: IsoDate;
  /** Of the help desk: a step was done. */
  onDecided?: () => void;
}

/** What is known of the ticket, and for the help desk what can be done with it. */
export function TicketFacts({ ticket, today, onDecided }: TicketFactsProps) {
  const words = useMessages(ticketMessages);
  const locale = useLocale();
  const { textOf } = useCategories();
  const { person, category, owner, create_date, confirm_to, main, duplicates, browser } = ticket;
  const isDesk = onDecided !== undefined;
  const moment = new Date(create_date);

  return (
    <div className="u:grid u:content-start u:gap-5">
      <Card className="u:grid u:gap-4">
        <h2 className="u:text-lg">{words.facts}</h2>
        <DescriptionList
          items={[
            ...(isDesk ? [{ term: words.person, value: <span lang="pl">{person}</span> }] : []),
            { term: words.category, value: textOf(category) },
            ...(isDesk ? [{ term: words.priority, value: priorityText(ticket, locale) }] : []),
            { term: words.owner, value: owner ? <NamedPerson {...owner} /> : words.nobody },
            {
              term: words.received,
              value: `${longDateText(warsawDate(moment), locale)}, ${timeText(moment)}`,
            },
            ...(confirm_to
              ? [
                  {
                    term: isDesk ? words.confirmToOffice : words.confirmTo,
                    value: <DueDate due={confirm_to} today={today} />,
                  },
                ]
              : []),
            ...(main ? [{ term: words.main, value: <Other {...main} /> }] : []),
            ...(duplicates.length > 0
              ? [{ term: words.duplicates, value: <Others tickets={duplicates} /> }]
              : []),
          ]}
        />
        {isDesk && <TicketActions ticket={ticket} onDecided={onDecided} />}
      </Card>
      {isDesk && browser && (
        <Card className="u:grid u:gap-4">
          <h2 className="u:text-lg">{words.browser}</h2>
          <DescriptionList
            items={BROWSER_FACTS.map(({ code, [locale]: term }) => ({ term, value: browser[code] }))}
          />
        </Card>
      )}
    </div>
  );
}

/** Another ticket, with a link for who may see it. */
function Other({ id, number, title }: NonNullable<Ticket['main']>): ReactNode {
  if (id === null) return <span className="u:file-number">{number}</span>;

  return (
    <>
      <TextLink href={paths.ticket(id)}>{number}</TextLink>
      <span lang="pl" className="u:block u:wrap-anywhere">
        {title}
      </span>
    </>
  );
}

function Others({ tickets }: { tickets: Ticket['duplicates'] }) {
  return (
    <ul className="u:grid u:gap-2">
      {tickets.map((one) => (
        <li key={one.number}>
          <Other {...one} />
        </li>
      ))}
    </ul>
  );
}
