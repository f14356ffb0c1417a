import type { CoFunding, Member } from '@urzad/contract';
import { formatMoney, type IsoDate, longDateText, monthText } from '@urzad/domain';
import { endedCoFundings, isLiveMember, resignationRefusal } from '@urzad/grants';
import { Alert, useLocale } from '@urzad/ui';
import { useMessages } from '../../i18n/messages';
import { resignationMessages } from './resignation-messages';

export interface ResignationEffectsProps {
  member: Member;
  /** As it is typed. */
  lastDay: string;
  /** The words are for the participant. */
  isOwn?: boolean;
}

/** What the end of a participation on a day does, in words, before anybody decides on it. */
export function ResignationEffects({ member, lastDay, isOwn = false }: ResignationEffectsProps) {
  const words = useMessages(resignationMessages);
  const locale = useLocale();
  const refusal = resignationRefusal(member, lastDay);
  if (!isLiveMember(member.status) || lastDay === '') return null;
  if (refusal) {
    const months = refusal.reason === 'claimed' ? refusal.months : [];
    const named = months.map((month) => monthText(month, locale)).join(', ');
    return (
      <Alert kind="warning" title={words.refusedTitle}>
        {refusal.reason === 'claimed'
          ? words.claimed(named)
          : words.day(longDateText(member.planned_end, locale))}
      </Alert>
    );
  }

  const { whose } = words;
  const day = longDateText(lastDay as IsoDate, locale);
  const ended = endedCoFundings(member.co_fundings, lastDay as IsoDate);
  return (
    <Alert kind="info" title={isOwn ? whose.own.title(day) : whose.office.title(day)}>
      <ul className="u:grid u:list-disc u:gap-1 u:ps-5">
        {ended.map(({ coFunding, schedule, freed }) => (
          <li key={coFunding.id}>{lineOf(coFunding, { schedule, freed })}</li>
        ))}
        <li>{isOwn ? whose.own.contract : whose.office.contract}</li>
        <li>{isOwn ? whose.own.exit : whose.office.exit}</li>
      </ul>
    </Alert>
  );

  function lineOf(
    { child_firstname }: CoFunding,
    {
      schedule,
      freed,
    }: { schedule: readonly { month: string; limit: number; status: string }[]; freed: number },
  ): string {
    const last = schedule.findLast(({ status }) => status !== 'skipped');
    if (!last) return words.nothing(child_firstname);
    const { month, limit } = last;
    return words.last(child_firstname, monthText(month, locale), formatMoney(limit), formatMoney(freed));
  }
}
