import type { CoFunding, CoFundingMonth } from '@urzad/contract';
import { type IsoDate, longDateText, monthName, monthText } from '@urzad/domain';
import { Button, DateTile, FolderCard, Icon, Link, useLocale } from '@urzad/ui';
import { HandCoins } from 'lucide-react';
import { DaysLeft } from '#shared/deadlines/due-date';
import { coFundingMessages } from '#shared/entities/co-fundings/messages';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { coFundingsMessages } from '../messages/co-fundings';

interface SettleFolderProps {
  coFunding: CoFunding;
  /** The earliest month that waits for its claim. */
  due: CoFundingMonth;
  today: IsoDate;
}

/** The month that the participant settles next, with its last day. */
export function SettleFolder({ coFunding: { id }, due, today }: SettleFolderProps) {
  const { settle: words } = useMessages(coFundingsMessages);
  const { settle } = useMessages(coFundingMessages);
  const locale = useLocale();
  const { month, claim_to } = due;

  return (
    <FolderCard number={monthText(month, locale)} tone="accent">
      <div className="u:flex u:flex-wrap-reverse u:items-start u:justify-between u:gap-4 u:tablet:flex-nowrap">
        <div className="u:grid u:max-w-text u:justify-items-start u:gap-2">
          <h2 className="u:text-xl">{words.title(month)}</h2>
          <p>{words.text}</p>
          <Button asChild variant="primary" className="u:mt-1">
            <Link href={paths.claimNew(id, month)}>
              <Icon of={HandCoins} /> <span>{settle(month)}</span>
            </Link>
          </Button>
        </div>
        <div className="u:grid u:justify-items-start u:gap-1 u:text-sm">
          <DateTile
            dateTime={claim_to}
            day={String(Number(claim_to.slice(8)))}
            month={monthName(claim_to.slice(0, 7), locale)}
          />
          <DaysLeft due={claim_to} today={today} />
          <span className="u:sr-only">{longDateText(claim_to, locale)}</span>
        </div>
      </div>
    </FolderCard>
  );
}
