import type { IsoDate } from '@urzad/domain';

/** The days on which the two sides signed the same paper (Order §12). */
export interface PaperDays {
  member_date: IsoDate;
  office_date: IsoDate;
}

/** Between which days a contract can have been signed. */
interface SigningTime {
  /** The day on which it was sent to the parent. */
  sent: IsoDate;
  /** The last day for the parent's signature. */
  until: IsoDate;
  today: IsoDate;
}

/** Days on which a side cannot have signed. The term is that of the parent. */
export function paperDayErrors(
  { member_date, office_date }: PaperDays,
  { sent, until, today }: SigningTime,
): Partial<Record<keyof PaperDays, 'not-valid-date'>> {
  const isWithin = (day: IsoDate, last: IsoDate) => day >= sent && day <= last;
  return {
    ...(!isWithin(member_date, until < today ? until : today) && { member_date: 'not-valid-date' }),
    ...(!isWithin(office_date, today) && { office_date: 'not-valid-date' }),
  };
}

/** The day of the contract: that of the later signature. */
export function concludedOnPaper({ member_date, office_date }: PaperDays): IsoDate {
  return member_date > office_date ? member_date : office_date;
}
