import type { IsoDate } from '@urzad/domain';
import { CASE_KINDS, type CaseKindInfo, type CaseSubject, kindsAbout } from '@urzad/grants';

interface Offer {
  subject: CaseSubject;
  /** The last day on which a review of the result of the object may be asked for. */
  review_to: IsoDate | null;
  isStaff: boolean;
  today: IsoDate;
}

/** The kinds that may be chosen: a review only while it may be asked for; the office has kinds of its own too. */
export function offeredKinds({ subject, review_to, isStaff, today }: Offer): CaseKindInfo[] {
  const mayReview = review_to !== null && today <= review_to;
  const asked = kindsAbout(subject).filter(({ code }) => code !== 'PONOWNA_OCENA' || mayReview);
  const ofOffice = CASE_KINDS.filter(({ code, asked: words }) => words === null && code !== 'ZGLOSZENIE');

  return isStaff ? [...asked, ...ofOffice] : asked;
}
