import type { ContactMessage } from '@urzad/contract';
import { type IsoDate, longDateText, timeText, warsawDate } from '@urzad/domain';
import { CONTACT_MESSAGE_STATUSES } from '@urzad/grants';
import { Card, DescriptionList, TextLink, useLocale } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import { DueDate } from '#shared/list/cells';
import { StatusTimeline } from '#shared/object/status-timeline';
import { CONTACT_STATUS_ICONS } from '../logic/status-icons';
import { contactDeskMessages } from '../messages/desk';
import { dueOf } from './columns';

/** Who wrote, by when the office answers, and the course. */
export function MessageFacts({ message, today }: { message: ContactMessage; today: IsoDate }) {
  const words = useMessages(contactDeskMessages);
  const locale = useLocale();
  const { mail, phone, create_date, owner, account, history, steps } = message;
  const moment = new Date(create_date);
  const due = dueOf(message);
  // Who opens no cases is not told of accounts.
  const opensCases = steps.length > 0;

  return (
    <Card className="u:grid u:content-start u:gap-4">
      <h2 className="u:text-lg">{words.facts}</h2>
      <DescriptionList
        items={[
          { term: words.mail, value: <TextLink href={`mailto:${mail}`}>{mail}</TextLink> },
          ...(phone ? [{ term: words.phone, value: phone }] : []),
          {
            term: words.received,
            value: `${longDateText(warsawDate(moment), locale)}, ${timeText(moment)}`,
          },
          ...(due ? [{ term: words.due, value: <DueDate due={due} today={today} /> }] : []),
          { term: words.owner, value: owner?.name ?? words.nobody },
          ...(opensCases ? [{ term: words.account, value: account?.name ?? words.noAccount }] : []),
        ]}
      />
      <p className="u:text-sm u:text-muted">{words.unproved}</p>
      {history.length > 0 && (
        <>
          <h2 className="u:text-lg">{words.history}</h2>
          <StatusTimeline
            history={history}
            statuses={CONTACT_MESSAGE_STATUSES}
            icons={CONTACT_STATUS_ICONS}
          />
        </>
      )}
    </Card>
  );
}
