import { addDays, addMonths, daysBetween, type IsoDate } from '@urzad/domain';
import type { CallParams } from '../calls/call-params';
import type { EmployerCertificateKind } from './employer-certificate-status';

/** Days without a certificate that stand in nobody's way (Process §2.6). */
const GAP_MAX = 30;

/** Days before the last covered one (Process §2.20, N26). */
const REMINDED_DAYS_BEFORE = 14;

/** What the rule needs of an accepted certificate. */
export interface AcceptedCertificate {
  kind: EmployerCertificateKind;
  employer_nip: string | null;
  employed_from: IsoDate | null;
  employed_to: IsoDate | null;
  return_date: IsoDate | null;
  issued_date: IsoDate | null;
}

type Params = Pick<CallParams, 'employer_cert_every_months'>;

/** Days, both included. */
interface Days {
  from: IsoDate;
  to: IsoDate;
}

/**
 * Whether work is confirmed in these days of a month: at least one of them is covered, and no stretch without a
 * certificate that touches them is longer than 30 days.
 * @param since the first day of the co-funding: no certificate is needed before it
 */
export function certificateCovers(
  certificates: readonly AcceptedCertificate[],
  { from, to, since }: Days & { since: IsoDate },
  params: Params,
): boolean {
  const covered = coveredDays(certificates, params);
  if (!covered.some((one) => one.from <= to && one.to >= from)) return false;

  const gaps: Days[] = [];
  let free = since < from ? since : from;
  for (const one of covered) {
    if (one.from > free) gaps.push({ from: free, to: addDays(one.from, -1) });
    if (one.to >= free) free = addDays(one.to, 1);
  }
  if (free <= to) gaps.push({ from: free, to });
  // What comes after the month says nothing about it.
  return gaps.every((gap) => gap.to < from || gap.from > to || lengthOf(gap, to) <= GAP_MAX);
}

/** The last day on which work is confirmed, by all accepted certificates of a person; `null` without any. */
export function coveredUntil(certificates: readonly AcceptedCertificate[], params: Params): IsoDate | null {
  const last = coveredDays(certificates, params).map(({ to }) => to);
  return last.toSorted().at(-1) ?? null;
}

/**
 * By when the next confirmation of work is needed: on the last day that is covered. `null` where nothing was confirmed
 * yet, which is asked for by the start of the support, and where all of the support is covered.
 * @param last_day of the support
 */
export function nextCertificateTo(
  certificates: readonly AcceptedCertificate[],
  last_day: IsoDate,
  params: Params,
): IsoDate | null {
  const covered = coveredUntil(certificates, params);
  return covered !== null && covered < last_day ? covered : null;
}

/** The first day on which a person is reminded of the next confirmation (N26). */
export function certificateReminderFrom(needed_to: IsoDate): IsoDate {
  return addDays(needed_to, -REMINDED_DAYS_BEFORE);
}

/** The days of each, the earliest first. A certificate of the end of work ends the others of the same employer. */
function coveredDays(certificates: readonly AcceptedCertificate[], params: Params): Days[] {
  const ends = certificates.filter(({ kind }) => kind === 'END');
  return certificates
    .flatMap((one) => {
      const days = certificateDays(one, params);
      if (!days) return [];
      const end = ends.find(({ employer_nip, employed_to }) => {
        const isOfIt = employer_nip !== null && employer_nip === one.employer_nip;
        return isOfIt && employed_to !== null && employed_to >= days.from;
      });
      const to = earlier(days.to, end?.employed_to ?? null);
      return to < days.from ? [] : [{ from: days.from, to }];
    })
    .toSorted((one, other) => one.from.localeCompare(other.from));
}

/**
 * The days of which one certificate speaks: from the return to work, or from its begin, for the months of the call.
 * These are counted from the day on which it was issued, or from that of the work that it announces. `undefined`: it
 * confirms no work.
 */
export function certificateDays(
  certificate: AcceptedCertificate,
  { employer_cert_every_months }: Params,
): Days | undefined {
  const { kind, employed_from, employed_to, return_date, issued_date } = certificate;
  // Of who is out of work.
  if (kind === 'PUP') return undefined;
  const from = return_date ?? employed_from ?? issued_date;
  if (from === null) return undefined;
  if (kind === 'END') return { from, to: employed_to ?? from };

  const counted = issued_date === null || issued_date < from ? from : issued_date;
  const to = addDays(addMonths(counted, employer_cert_every_months), -1);
  return { from, to: earlier(to, employed_to) };
}

function lengthOf({ from, to }: Days, last: IsoDate): number {
  return daysBetween(from, to < last ? to : last) + 1;
}

function earlier(day: IsoDate, other: IsoDate | null): IsoDate {
  return other !== null && other < day ? other : day;
}
