import { pathTo, portalPaths } from '@urzad/contract';
import { type IsoDate, longDateText } from '@urzad/domain';
import { type CaseKind, getCaseKind } from '@urzad/grants';
import { type Sender, toEmail } from '../../mail/email';
import type { Email } from '../../mail/mail';

/** A notification. Its e-mail has the same words, so they name no person: a sign, a day and a link (Process §2.20). */
export interface Told {
  content_name: string;
  content_text: string;
}

interface Signed {
  sign: string;
}

interface Due extends Signed {
  due_date: IsoDate | null;
}

export function caseEmail(to: string, { id, told }: { id: number; told: Told }, sender: Sender): Email {
  return toEmail({
    to,
    office: sender.office,
    subject: told.content_name,
    paragraphs: ['Dzień dobry,', told.content_text],
    link: { label: 'Zobacz sprawę', href: sender.publicUrl + pathTo(portalPaths.officeCase, id) },
  });
}

/** To the applicant, of a case that they opened or that came in otherwise. */
export function receivedText({ sign, due_date }: Due): Told {
  return {
    content_name: `Potwierdzenie wpływu sprawy ${sign}`,
    content_text: `Mamy Twoją sprawę. Jej znak to ${sign}.${answerText(due_date)}`,
  };
}

/** N25, to the applicant. */
export function letterText({ sign, answer_to }: Signed & { answer_to: IsoDate | null }): Told {
  const deadline = answer_to ? ` Odpowiedz najpóźniej ${longDateText(answer_to)}` : '';
  return {
    content_name: `Nowa wiadomość w sprawie ${sign}`,
    content_text: `W sprawie ${sign} czeka wiadomość od nas.${deadline}`,
  };
}

/** N25, to the officer in charge. */
export function letterOfApplicantText({ sign }: Signed): Told {
  return {
    content_name: `Nowa wiadomość w sprawie ${sign}`,
    content_text: `W sprawie ${sign} jest nowa wiadomość wnioskodawcy.`,
  };
}

/** N25, to the officer in charge and to who leads the project. */
export function overdueText({ sign, due_date }: Due): Told {
  return {
    content_name: `Sprawa ${sign} po terminie`,
    content_text: `Termin sprawy ${sign} minął${due_date ? ` ${longDateText(due_date)}` : '.'}`,
  };
}

/** To who may take a new case. */
export function openedText({ sign, kind, due_date }: Due & { kind: CaseKind }): Told {
  return {
    content_name: `Nowa sprawa ${sign}`,
    content_text: `Rodzaj: ${getCaseKind(kind).pl}.${due_date ? ` Termin: ${longDateText(due_date)}` : ''}`,
  };
}

/** N30, to both officers. */
export function takenOverText({ sign, officer }: Signed & { officer: string }): Told {
  return { content_name: `Przejęto ${sign}`, content_text: `Sprawę ${sign} prowadzi teraz ${officer}.` };
}

/** To the officer to whom a case was handed. */
export function assignedText({ sign }: Signed): Told {
  return { content_name: `Przekazano ${sign}`, content_text: `Sprawę ${sign} prowadzisz teraz Ty.` };
}

/** To the applicant; the reason is in the case. */
export function extendedText({ sign, due_date }: Due): Told {
  return {
    content_name: `Nowy termin w sprawie ${sign}`,
    content_text: `Potrzebujemy więcej czasu w sprawie ${sign}. Powód znajdziesz w sprawie.${answerText(due_date)}`,
  };
}

export function reopenedText({ sign, due_date }: Due): Told {
  return {
    content_name: `Wznowienie sprawy ${sign}`,
    content_text: `Sprawa ${sign} jest znowu w toku.${answerText(due_date)}`,
  };
}

/** To the officer in charge. */
export function withdrawnText({ sign }: Signed): Told {
  return { content_name: `Wycofano ${sign}`, content_text: `Wnioskodawca wycofuje sprawę ${sign}.` };
}

function answerText(due_date: IsoDate | null): string {
  return due_date ? ` Odpowiemy najpóźniej ${longDateText(due_date)}` : '';
}
