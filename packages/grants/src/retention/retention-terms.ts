import { getIsoDate, type IsoDate, partsOf } from '@urzad/domain';

/** A case as the law on archives sees it. */
export interface KeptCase {
  archive_cat: string;
  /** The day on which it was ended. */
  ended: IsoDate;
}

/** Until when a person's data is kept, and why. Each is the last day of a term. */
export interface RetentionTerms {
  /** Data protection: years after the last payment to the beneficiary. */
  rodo_to: IsoDate;
  /** The archive: the longest of the terms of the cases. */
  archive_to: IsoDate;
  /** The category of that longest term. */
  category: string;
  /** The later of the two. */
  retention_to: IsoDate;
}

const TEMPORARY = /^B(\d{1,2})$/;

/**
 * The last day for which the law on archives keeps a case: full years from the first of January after its end (Process
 * §7.7). Categories A and BE are never due by themselves, nor one that is unknown.
 */
export function archiveTo({ archive_cat, ended }: KeptCase): IsoDate | undefined {
  const years = TEMPORARY.exec(archive_cat)?.[1];
  return years === undefined ? undefined : endOfYear(ended, Number(years));
}

/** The last day for which data protection keeps data: years from 31 December of the year of the payment (Process §7.5). */
export function rodoTo(lastPayment: IsoDate, years: number): IsoDate {
  return endOfYear(lastPayment, years);
}

/**
 * Until when the data of somebody whose cases have all ended is kept.
 * @returns `undefined` while no term can be told: a case of category A or BE, or no case at all
 */
export function retentionTerms(
  cases: readonly KeptCase[],
  { rodo_to }: Pick<RetentionTerms, 'rodo_to'>,
): RetentionTerms | undefined {
  let longest: Pick<RetentionTerms, 'archive_to' | 'category'> | undefined;
  for (const each of cases) {
    const to = archiveTo(each);
    if (to === undefined) return undefined;
    if (!longest || to > longest.archive_to) longest = { archive_to: to, category: each.archive_cat };
  }
  if (!longest) return undefined;
  const retention_to = longest.archive_to > rodo_to ? longest.archive_to : rodo_to;
  return { rodo_to, ...longest, retention_to };
}

/** Whether data may be erased: from the day after its term. */
export function isPastRetention(
  { retention_to }: Pick<RetentionTerms, 'retention_to'>,
  today: IsoDate,
): boolean {
  return today > retention_to;
}

function endOfYear(day: IsoDate, yearsLater: number): IsoDate {
  return getIsoDate(`${partsOf(day).year + yearsLater}-12-31`);
}
