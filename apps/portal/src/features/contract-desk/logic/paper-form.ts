import type { Contract } from '@urzad/contract';
import { type IsoDate, isIsoDate, warsawDate } from '@urzad/domain';
import { paperDayErrors } from '@urzad/grants';

/** The values of the form; people are ids as texts. */
export interface PaperValues {
  filename: string;
  member_date: string;
  office_date: string;
  place: string;
  id_signatory: string;
  id_user_checked: string;
}

/** Between which days both sides can have signed. */
export interface SigningTime {
  sent: IsoDate;
  until: IsoDate;
  today: IsoDate;
}

export function signingTimeOf(
  { sent_date, sign_member_to }: Pick<Contract, 'sent_date' | 'sign_member_to'>,
  today: IsoDate,
): SigningTime {
  return {
    sent: sent_date ? warsawDate(new Date(sent_date)) : today,
    until: sign_member_to ?? today,
    today,
  };
}

/** The last day that the parent can have signed on. */
export function lastDayOf({ until, today }: SigningTime): IsoDate {
  return until < today ? until : today;
}

/** Where there is one person to choose, they are chosen. */
export function paperValuesOf({ paper_people }: Pick<Contract, 'paper_people'>, place: string): PaperValues {
  const only = (people: readonly { id: number }[] = []) => (people.length === 1 ? String(people[0]?.id) : '');
  return {
    ...{ filename: '', member_date: '', office_date: '', place },
    id_signatory: only(paper_people?.signatories),
    id_user_checked: only(paper_people?.checkers),
  };
}

/** What is wrong, by field. */
export function paperErrors(
  values: PaperValues,
  time: SigningTime,
): Partial<Record<keyof PaperValues, string>> {
  const { member_date, office_date } = values;
  const days = paperDayErrors(
    {
      member_date: isIsoDate(member_date) ? member_date : '0000-01-01',
      office_date: isIsoDate(office_date) ? office_date : '0000-01-01',
    },
    time,
  );
  const needed = (['filename', 'place', 'id_signatory', 'id_user_checked'] as const).flatMap((name) =>
    values[name].trim() === '' ? [[name, 'is-empty'] as const] : [],
  );
  return { ...days, ...Object.fromEntries(needed) };
}

/** The body of the request, of values without errors. */
export function paperBody(values: PaperValues, { row_version }: Pick<Contract, 'row_version'>) {
  const { filename, member_date, office_date, place, id_signatory, id_user_checked } = values;
  if (!isIsoDate(member_date) || !isIsoDate(office_date)) throw new Error('Days are checked before.');
  return {
    ...{ row_version, filename, member_date, office_date, place },
    id_signatory: Number(id_signatory),
    id_user_checked: Number(id_user_checked),
  };
}
