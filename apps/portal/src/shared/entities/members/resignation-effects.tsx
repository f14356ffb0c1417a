import type { CoFunding, Member } from '@urzad/contract';
import { formatMoney, type IsoDate, longDateText, monthText } from '@urzad/domain';
import { type EndedCoFunding, endedCoFundings, isLiveMember, resignationRefusal } from '@urzad/grants';
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
        {[...new Set(ended.map(({ coFunding }) => nameOf(coFunding)))].map((name) => (
          <li key={name}>{lineOf(ended.filter(({ coFunding }) => nameOf(coFunding) === name))}</li>
        ))}
        <li>{isOwn ? whose.own.contract : whose.office.contract}</li>
        <li>{isOwn ? whose.own.exit : whose.office.exit}</li>
      </ul>
    </Alert>
  );

  /** What an annex has replaced may have months of the same child. */
  function lineOf(ofChild: readonly EndedCoFunding<CoFunding>[]): string {
    const child = ofChild[0]?.coFunding.child_firstname ?? '';
    const last = ofChild.flatMap(({ schedule }) => schedule).findLast(({ status }) => status !== 'skipped');
    if (!last) return words.nothing(child);
    const freed = ofChild.reduce((sum, one) => sum + one.freed, 0);
    const { month, limit } = last;
    return words.last(child, monthText(month, locale), formatMoney(limit), formatMoney(freed));
  }
}

function nameOf({ child_firstname, child_lastname }: CoFunding): string {
  return `${child_firstname} ${child_lastname}`;
}
