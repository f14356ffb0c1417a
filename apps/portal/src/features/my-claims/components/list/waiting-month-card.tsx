import { dayText, formatMoney, type IsoDate, monthName, monthText } from '@urzad/domain';
import { Button, DateTile, FolderCard, Icon, Link, useLocale } from '@urzad/ui';
import { HandCoins, PenLine } from 'lucide-react';
import { DaysLeft } from '#shared/deadlines/due-date';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import type { WaitingMonth } from '../../logic/waiting-months';
import { claimListMessages } from '../../messages/claim-list';

interface WaitingMonthCardProps {
  waiting: WaitingMonth;
  today: IsoDate;
  /** The first of them has the filled button. */
  isFirst: boolean;
}

/** A month to be settled, begun, or to be corrected, with its last day and the way to it. */
export function WaitingMonthCard({ waiting, today, isFirst }: WaitingMonthCardProps) {
  const words = useMessages(claimListMessages);
  const locale = useLocale();
  const { id_grant, month, child, limit, to, claim } = waiting;
  const status = claim?.status;
  const isCorrection = status === 'to_correct';
  const action =
    status === 'to_sign'
      ? words.sign
      : isCorrection
        ? words.correct
        : status === 'draft'
          ? words.goOn
          : words.settle(month);
  const href = claim ? pathOf(claim.id, status) : paths.claimNew(id_grant, month);

  return (
    <FolderCard number={monthText(month, locale)} tone={isCorrection ? 'warning' : 'accent'}>
      <div className="u:flex u:flex-wrap-reverse u:items-start u:justify-between u:gap-4 u:tablet:flex-nowrap">
        <div className="u:grid u:max-w-text u:justify-items-start u:gap-2">
          <h2 className="u:text-xl">{`${action}: ${child}`}</h2>
          {limit !== null && <p className="u:font-medium">{words.upTo(formatMoney(limit))}</p>}
          <p>{to && today > to ? words.late(dayText(to, locale)) : words.prepare}</p>
          <Button asChild variant={isFirst ? 'primary' : 'secondary'}>
            <Link href={href}>
              <Icon of={isCorrection || status === 'to_sign' ? PenLine : HandCoins} /> <span>{action}</span>
            </Link>
          </Button>
        </div>
        {to && (
          <div className="u:grid u:justify-items-start u:gap-1 u:text-sm">
            <DateTile
              dateTime={to}
              day={String(Number(to.slice(8)))}
              month={monthName(to.slice(0, 7), locale)}
            />
            <DaysLeft due={to} today={today} />
          </div>
        )}
      </div>
    </FolderCard>
  );
}

function pathOf(id: number, status: string | undefined): string {
  return status === 'to_sign' ? paths.claimSign(id) : paths.claim(id);
}
