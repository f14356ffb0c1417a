import type { SentNotice } from '@urzad/contract';
import { dateText, type IsoDate, timeText, warsawDate } from '@urzad/domain';
import { Card, TextLink, useLocale } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import { PresenceMark } from '#shared/presence/presence';
import { mailText } from '../logic/mail-text';
import { type SentLocation, sentHref } from '../logic/sent-list';
import { sentMessages } from '../messages/sent';
import { MailBadge } from './mail-badge';

interface SentCardProps {
  row: SentNotice;
  location: SentLocation;
  today: IsoDate;
}

/** A row of the list on a phone. */
export function SentCard({ row, location, today }: SentCardProps) {
  const words = useMessages(sentMessages);
  const locale = useLocale();
  const { date, person, mail, email, subject, lang } = row;
  const moment = new Date(date);

  return (
    <Card>
      <TextLink href={sentHref(row, location)} className="u:font-semibold u:wrap-anywhere">
        <span lang={lang}>{subject}</span>
      </TextLink>
      <p className="u:mt-1 u:flex u:flex-wrap u:items-baseline u:gap-x-3 u:wrap-anywhere">
        <span>{[person?.name ?? words.nobody, mail].filter(Boolean).join(', ')}</span>
        <PresenceMark id={person?.id ?? null} />
      </p>
      <div className="u:mt-2 u:flex u:flex-wrap u:items-center u:justify-between u:gap-x-4 u:gap-y-1 u:text-sm">
        <MailBadge state={email?.state ?? 'none'} />
        <p>{`${dateText(warsawDate(moment), { today, locale })}, ${timeText(moment)}`}</p>
      </div>
      <p className="u:mt-1 u:text-sm u:text-muted u:empty:hidden">{mailText(email, words)}</p>
    </Card>
  );
}
