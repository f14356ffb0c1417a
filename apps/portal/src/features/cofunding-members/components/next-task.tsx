import type { Member, WorkCertificates } from '@urzad/contract';
import { type IsoDate, type IsoMonth, longDateText, monthName, monthText } from '@urzad/domain';
import { Button, DateTile, FolderCard, Icon, Link, useLocale } from '@urzad/ui';
import { HandCoins } from 'lucide-react';
import { DaysLeft } from '#shared/deadlines/due-date';
import { type NamedDeadline, useDeadlineTitle } from '#shared/entities/co-fundings/deadline-list';
import { nextDeadline } from '#shared/entities/co-fundings/deadlines-of';
import { coFundingMessages } from '#shared/entities/co-fundings/messages';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { panelMessages } from '../messages/panel';

interface NextTaskProps {
  member: Member;
  work: WorkCertificates;
  today: IsoDate;
}

/** What the participant has to do or to expect first, with its day. */
export function NextTask({ member, work, today }: NextTaskProps) {
  const { task: words } = useMessages(panelMessages);
  const titleOf = useDeadlineTitle();
  const locale = useLocale();
  const deadline = nextDeadline(member);
  if (!deadline) return null;

  const { code, date, month } = deadline;
  const isOfWork = code === 'certificate';
  const isSent = isOfWork && work.certificates[0]?.status === 'uploaded';
  const isClaim = code === 'claim';
  return (
    <FolderCard
      number={month ? monthText(month, locale) : member.contract_number}
      tone={isOfWork && !isSent ? 'warning' : isClaim ? 'accent' : 'plain'}
    >
      <div className="u:grid u:gap-4 u:tablet:flex u:tablet:items-start u:tablet:justify-between">
        <div className="u:grid u:max-w-text u:justify-items-start u:gap-2">
          <h2 className="u:text-xl">
            {isClaim ? titleOf(deadline) : isSent ? words.certificateSent : words[code]}
          </h2>
          <p>{isSent ? words.certificateSentText : words[`${code}Text`](longDateText(date, locale))}</p>
          {isClaim && month && <SettleButton idGrant={deadline.id_grant} month={month} />}
        </div>
        <Leaf deadline={deadline} today={today} />
      </div>
    </FolderCard>
  );
}

function SettleButton({ idGrant, month }: { idGrant: number; month: IsoMonth }) {
  const { settle } = useMessages(coFundingMessages);

  return (
    <Button asChild variant="primary" className="u:mt-2">
      <Link href={paths.claimNew(idGrant, month)}>
        <Icon of={HandCoins} /> <span>{settle(month)}</span>
      </Link>
    </Button>
  );
}

function Leaf({ deadline: { date }, today }: { deadline: NamedDeadline; today: IsoDate }) {
  const locale = useLocale();
  return (
    <div className="u:grid u:justify-items-start u:gap-1 u:text-sm">
      <DateTile
        dateTime={date}
        day={String(Number(date.slice(8)))}
        month={monthName(date.slice(0, 7), locale)}
      />
      <DaysLeft due={date} today={today} />
    </div>
  );
}
