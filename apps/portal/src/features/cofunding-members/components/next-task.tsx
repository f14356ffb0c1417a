import type { Member } from '@urzad/contract';
import { type IsoDate, longDateText, monthName, monthText } from '@urzad/domain';
import { DateTile, FolderCard, useLocale } from '@urzad/ui';
import { DaysLeft } from '#shared/deadlines/due-date';
import { type NamedDeadline, useDeadlineTitle } from '#shared/entities/co-fundings/deadline-list';
import { WriteToOffice } from '#shared/entities/office-cases/write-to-office';
import { useMessages } from '#shared/i18n/messages';
import { nextDeadline } from '../logic/deadlines-of';
import { panelMessages } from '../messages/panel';

/** What the participant has to do or to expect first, with its day. */
export function NextTask({ member, today }: { member: Member; today: IsoDate }) {
  const { task: words } = useMessages(panelMessages);
  const titleOf = useDeadlineTitle();
  const locale = useLocale();
  const deadline = nextDeadline(member);
  if (!deadline) return null;

  const { code, date, month } = deadline;
  const isMissing = code === 'certificate';
  const isClaim = code === 'claim';
  return (
    <FolderCard
      number={month ? monthText(month, locale) : member.contract_number}
      tone={isMissing ? 'warning' : isClaim ? 'accent' : 'plain'}
    >
      <div className="u:grid u:gap-4 u:tablet:flex u:tablet:items-start u:tablet:justify-between">
        <div className="u:grid u:max-w-text u:justify-items-start u:gap-2">
          <h2 className="u:text-xl">{isClaim ? titleOf(deadline) : words[code]}</h2>
          <p>{words[`${code}Text`](longDateText(date, locale))}</p>
          {isMissing && (
            <WriteToOffice id={member.id_registration} variant="primary">
              {words.write}
            </WriteToOffice>
          )}
        </div>
        <Leaf deadline={deadline} today={today} />
      </div>
    </FolderCard>
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
