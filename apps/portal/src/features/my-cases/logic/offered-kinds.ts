import type { Registration } from '@urzad/contract';
import type { IsoDate } from '@urzad/domain';
import { CASE_KINDS, type CaseKindInfo, type CaseSubject, kindsAbout } from '@urzad/grants';

interface Offer {
  subject: CaseSubject;
  /** The registration that the case is about. */
  registration: Partial<Pick<Registration, 'rejection' | 'ranking'>> | undefined;
  isStaff: boolean;
  today: IsoDate;
}

/** The kinds that may be chosen: a review only while it may be asked for; the office has kinds of its own too. */
export function offeredKinds({ subject, registration, isStaff, today }: Offer): CaseKindInfo[] {
  const review_to = registration?.rejection?.review_to ?? registration?.ranking?.review_to;
  const mayReview = typeof review_to === 'string' && today <= review_to;
  const asked = kindsAbout(subject).filter(({ code }) => code !== 'PONOWNA_OCENA' || mayReview);
  const ofOffice = CASE_KINDS.filter(({ code, asked: words }) => words === null && code !== 'ZGLOSZENIE');

  return isStaff ? [...asked, ...ofOffice] : asked;
}
