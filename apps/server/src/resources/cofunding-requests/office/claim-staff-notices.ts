import { type NoticeText, templated } from '../../../mail/email';

interface Of {
  /** `ROZ/0041/2027-01/1` */
  number: string;
}

/** N30, to both officers. */
export function takenOverText({ number, officer }: Of & { officer: string }): NoticeText {
  return templated('staff-claim-taken', { rozliczenie: number, osoba: officer });
}

/** To who checked it. */
export function sentBackText({ number }: Of): NoticeText {
  return templated('staff-claim-back', { rozliczenie: number });
}

/** To who checks it: the term of the correction passed. */
export function lapsedText({ number }: Of): NoticeText {
  return templated('staff-claim-lapsed', { rozliczenie: number });
}
