import { pathTo, portalPaths } from '@urzad/contract';
import { type IsoDate, type Locale, longDateText } from '@urzad/domain';
import { type NoticeText, noticeEmail, type Sender, templated } from '../../mail/email';
import type { Email } from '../../mail/mail';
import type { Reader } from '../../mail/reader';

interface Signed {
  sign: string;
}

interface Due extends Signed {
  due_date: IsoDate | null;
}

/** It has the words of the notification, which name no person: a sign, a day and a link (Process §2.20). */
export function caseEmail(to: Reader, { id, told }: { id: number; told: NoticeText }, sender: Sender): Email {
  return noticeEmail({
    to,
    office: sender.office,
    text: told,
    link: {
      label: { pl: 'Zobacz sprawę', en: 'See the case' },
      href: sender.publicUrl + pathTo(portalPaths.officeCase, id),
    },
  });
}

/** To the applicant, of a case that they opened or that came in otherwise. */
export function receivedText({ sign, due_date }: Due): NoticeText {
  return templated('case-received', { znak: sign, odpowiedz: answerText(due_date) });
}

/** N25, to the applicant. */
export function letterText({ sign, answer_to }: Signed & { answer_to: IsoDate | null }): NoticeText {
  const odpowiedz = answer_to
    ? {
        pl: `Odpowiedz najpóźniej ${longDateText(answer_to)}`,
        en: `Answer by ${longDateText(answer_to, 'en')} at the latest.`,
      }
    : { pl: '', en: '' };
  return templated('case-letter', { znak: sign, odpowiedz });
}

/** N25, to the officer in charge. */
export function letterOfApplicantText({ sign }: Signed): NoticeText {
  return templated('staff-case-letter', { znak: sign });
}

/** N25, to the officer in charge and to who leads the project. */
export function overdueText({ sign, due_date }: Signed & { due_date: IsoDate }): NoticeText {
  const termin = { pl: longDateText(due_date), en: longDateText(due_date, 'en') };
  return templated('staff-case-overdue', { znak: sign, termin });
}

/** To who may take a new case. */
export function openedText({ sign, due_date }: Due, kind: Record<Locale, string>): NoticeText {
  const odpowiedz = due_date
    ? { pl: `Termin: ${longDateText(due_date)}`, en: `Deadline: ${longDateText(due_date, 'en')}.` }
    : { pl: '', en: '' };
  return templated('staff-case-new', { znak: sign, rodzaj: kind, odpowiedz });
}

/** N30, to both officers. */
export function takenOverText({ sign, officer }: Signed & { officer: string }): NoticeText {
  return templated('staff-case-taken', { znak: sign, osoba: officer });
}

/** To the officer to whom a case was handed. */
export function assignedText({ sign }: Signed): NoticeText {
  return templated('staff-case-assigned', { znak: sign });
}

/** To the applicant; the reason is in the case. */
export function extendedText({ sign, due_date }: Due): NoticeText {
  return templated('case-extended', { znak: sign, odpowiedz: answerText(due_date) });
}

export function reopenedText({ sign, due_date }: Due): NoticeText {
  return templated('case-reopened', { znak: sign, odpowiedz: answerText(due_date) });
}

/** To the officer in charge. */
export function withdrawnText({ sign }: Signed): NoticeText {
  return templated('staff-case-withdrawn', { znak: sign });
}

function answerText(due_date: IsoDate | null) {
  if (!due_date) return { pl: '', en: '' };
  return {
    pl: `Odpowiemy najpóźniej ${longDateText(due_date)}`,
    en: `We will answer by ${longDateText(due_date, 'en')} at the latest.`,
  };
}
