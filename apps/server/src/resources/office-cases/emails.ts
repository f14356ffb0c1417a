import { pathTo, portalPaths } from '@urzad/contract';
import { type IsoDate, longDateText } from '@urzad/domain';
import { type CaseKind, getCaseKind } from '@urzad/grants';
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
  return {
    kind: 'N25',
    pl: {
      content_name: `Nowa wiadomość w sprawie ${sign}`,
      content_text: `W sprawie ${sign} jest nowa wiadomość wnioskodawcy.`,
    },
    en: {
      content_name: `New message in case ${sign}`,
      content_text: `There is a new message of the applicant in case ${sign}.`,
    },
  };
}

/** N25, to the officer in charge and to who leads the project. */
export function overdueText({ sign, due_date }: Due): NoticeText {
  return {
    kind: 'N25',
    pl: {
      content_name: `Sprawa ${sign} po terminie`,
      content_text: `Termin sprawy ${sign} minął${due_date ? ` ${longDateText(due_date)}` : '.'}`,
    },
    en: {
      content_name: `Case ${sign} is overdue`,
      content_text: `The deadline of case ${sign} ${due_date ? `passed on ${longDateText(due_date, 'en')}` : 'has passed'}.`,
    },
  };
}

/** To who may take a new case. */
export function openedText({ sign, kind, due_date }: Due & { kind: CaseKind }): NoticeText {
  const { pl, en } = getCaseKind(kind);
  return {
    kind: 'STAFF',
    pl: {
      content_name: `Nowa sprawa ${sign}`,
      content_text: `Rodzaj: ${pl}.${due_date ? ` Termin: ${longDateText(due_date)}` : ''}`,
    },
    en: {
      content_name: `New case ${sign}`,
      content_text: `Kind: ${en}.${due_date ? ` Deadline: ${longDateText(due_date, 'en')}.` : ''}`,
    },
  };
}

/** N30, to both officers. */
export function takenOverText({ sign, officer }: Signed & { officer: string }): NoticeText {
  return {
    kind: 'N30',
    pl: { content_name: `Przejęto ${sign}`, content_text: `Sprawę ${sign} prowadzi teraz ${officer}.` },
    en: {
      content_name: `${sign} has been taken over`,
      content_text: `${officer} is now in charge of case ${sign}.`,
    },
  };
}

/** To the officer to whom a case was handed. */
export function assignedText({ sign }: Signed): NoticeText {
  return {
    kind: 'STAFF',
    pl: { content_name: `Przekazano ${sign}`, content_text: `Sprawę ${sign} prowadzisz teraz Ty.` },
    en: {
      content_name: `${sign} has been handed to you`,
      content_text: `You are now in charge of case ${sign}.`,
    },
  };
}

/** To the applicant; the reason is in the case. */
export function extendedText({ sign, due_date }: Due): NoticeText {
  const answer = answerText(due_date);
  return {
    kind: 'OTHER',
    pl: {
      content_name: `Nowy termin w sprawie ${sign}`,
      content_text: `Potrzebujemy więcej czasu w sprawie ${sign}. Powód znajdziesz w sprawie.${answer.pl}`,
    },
    en: {
      content_name: `New deadline in case ${sign}`,
      content_text: `We need more time for case ${sign}. You will find the reason in the case.${answer.en}`,
    },
  };
}

export function reopenedText({ sign, due_date }: Due): NoticeText {
  return templated('case-reopened', { znak: sign, odpowiedz: answerText(due_date) });
}

/** To the officer in charge. */
export function withdrawnText({ sign }: Signed): NoticeText {
  return {
    kind: 'OTHER',
    pl: { content_name: `Wycofano ${sign}`, content_text: `Wnioskodawca wycofuje sprawę ${sign}.` },
    en: {
      content_name: `${sign} has been withdrawn`,
      content_text: `The applicant withdraws case ${sign}.`,
    },
  };
}

function answerText(due_date: IsoDate | null) {
  if (!due_date) return { pl: '', en: '' };
  return {
    pl: `Odpowiemy najpóźniej ${longDateText(due_date)}`,
    en: `We will answer by ${longDateText(due_date, 'en')} at the latest.`,
  };
}
