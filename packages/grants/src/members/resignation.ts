import { type FieldSpec, type Grosze, type IsoDate, type IsoMonth, isIsoDate } from '@urzad/domain';
import { freedByEnd, type LimitTerms, scheduleUntil, settledBeyond } from '../co-fundings/co-funding-end';
import { type CoFundingStatus, isLiveCoFunding } from '../co-fundings/co-funding-status';
import type { ScheduledMonth } from '../co-fundings/month-status';
import { WITHDRAW_REASON } from '../registrations/withdraw-reasons';
import { EXIT_STATUS } from './exit-form';
import { isLiveMember, type MemberStatus } from './member-status';

/** What a participant answers who resigns: the content of their statement (D4). */
export const RESIGNATION_FIELDS = {
  last_day: {
    step: 1,
    type: 'date',
    pl: 'Ostatni dzień udziału',
    en: 'Last day of participation',
    required: true,
  },
  reason: {
    step: 1,
    type: 'option',
    pl: 'Dlaczego rezygnujesz?',
    en: 'Why do you resign?',
    required: true,
    library: 'WITHDRAW_REASON',
    options: WITHDRAW_REASON,
  },
  labour_status: {
    step: 1,
    type: 'option',
    pl: 'Co będziesz robić w tym dniu?',
    en: 'What will you be doing on that day?',
    required: true,
    options: EXIT_STATUS,
  },
  commitment: {
    step: 1,
    type: 'declaration',
    pl: 'Rozliczę ostatni miesiąc dofinansowania i podam dane po zakończeniu udziału.',
    en: 'I will settle the last month of the co-funding and give the data after the end.',
    required: true,
  },
} as const satisfies Record<string, FieldSpec>;

/** A co-funding of who resigns, as it stands. */
export interface EndingCoFunding extends LimitTerms {
  status: CoFundingStatus;
  schedule: readonly ScheduledMonth[];
}

/** A participant who resigns. */
export interface Resigning {
  status: MemberStatus;
  join_date: IsoDate;
  planned_end: IsoDate;
  co_fundings: readonly EndingCoFunding[];
}

/** Why a resignation on a day cannot be: the words of each are the portal's. */
export type ResignationRefusal =
  /** The person takes part no longer. */
  | { reason: 'ended' }
  /** The day is before the contract, or not before its end as planned. */
  | { reason: 'day' }
  /** Months after the day were claimed or paid already. */
  | { reason: 'claimed'; months: IsoMonth[] };

/** What stands against the end of a participation on this day. */
export function resignationRefusal(
  { status, join_date, planned_end, co_fundings }: Resigning,
  lastDay: string,
): ResignationRefusal | undefined {
  if (!isLiveMember(status)) return { reason: 'ended' };
  if (!isIsoDate(lastDay) || lastDay < join_date || lastDay >= planned_end) return { reason: 'day' };
  const months = co_fundings.flatMap((one) => settledBeyond(one.schedule, lastDay, one));
  return months.length > 0 ? { reason: 'claimed', months: [...new Set(months)].toSorted() } : undefined;
}

/** The schedule of a co-funding after the end, and what it gives back. */
export interface EndedCoFunding<Of extends EndingCoFunding> {
  coFunding: Of;
  schedule: ScheduledMonth[];
  freed: Grosze;
}

/**
 * What the end on a day does to the co-fundings that go on, and to those that are over or were replaced by an annex but
 * have months that nobody has claimed yet (Order §12).
 */
export function endedCoFundings<Of extends EndingCoFunding>(
  coFundings: readonly Of[],
  lastDay: IsoDate,
): EndedCoFunding<Of>[] {
  return coFundings
    .map((coFunding) => {
      const schedule = scheduleUntil(coFunding.schedule, lastDay, coFunding);
      return { coFunding, schedule, freed: freedByEnd(coFunding.schedule, schedule) };
    })
    .filter(({ coFunding: { status }, freed }) => isLiveCoFunding(status) || freed > 0);
}
