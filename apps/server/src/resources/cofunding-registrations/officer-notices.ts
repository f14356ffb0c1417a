import { dayText, type IsoDate } from '@urzad/domain';
import { type NoticeText, templated } from '../../mail/email';
import type { Told } from './emails';

type Numbered = Pick<Told, 'number'>;

/** N30, to both officers. */
export function takenOverText({ number, officer }: Numbered & { officer: string }): NoticeText {
  return templated('staff-registration-taken', { zgloszenie: number, osoba: officer });
}

/** To the officer in charge. */
export function correctedText({ number }: Numbered): NoticeText {
  return templated('staff-registration-corrected', { zgloszenie: number });
}

/** To the officer in charge. */
export function reviewOpenedText({ number, answer_by }: Numbered & { answer_by: IsoDate }): NoticeText {
  return templated('staff-registration-review', {
    zgloszenie: number,
    termin: { pl: dayText(answer_by), en: dayText(answer_by, 'en') },
  });
}

/** To the officer in charge. */
export function withdrawnByParentText({ number }: Numbered): NoticeText {
  return templated('staff-registration-withdrawn', { zgloszenie: number });
}
