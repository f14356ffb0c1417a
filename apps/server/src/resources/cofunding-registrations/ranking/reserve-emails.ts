import { COUNTED, countText } from '@urzad/domain';
import { type Sender, toEmail } from '../../../mail/email';
import type { Email } from '../../../mail/mail';
import { pageOf, type Told } from '../emails';

interface Promoted {
  /** Days for the documents. */
  days: number;
}

/** N10. */
export function promotedText({ number, days }: Pick<Told, 'number'> & Promoted) {
  return {
    content_name: `Wynik naboru – zgłoszenie ${number}`,
    content_text: `Zwolniło się miejsce i Twoje zgłoszenie ${number} jest zakwalifikowane. Na dokumenty potrzebne do umowy masz ${countText(days, COUNTED.day)}.`,
  };
}

export function promotedEmail(to: string, told: Told & Promoted, sender: Sender): Email {
  return emailOf(to, { told, text: promotedText(told) }, sender);
}

/** N09, at the end of the reserve list. */
export function lapsedText({ number }: Pick<Told, 'number'>) {
  return {
    content_name: `Wynik naboru – zgłoszenie ${number}`,
    content_text: `Lista rezerwowa tego naboru straciła ważność i Twoje zgłoszenie ${number} nie zostało zakwalifikowane: nie zwolniło się miejsce. Zapraszamy do następnego naboru.`,
  };
}

export function lapsedEmail(to: string, told: Told, sender: Sender): Email {
  return emailOf(to, { told, text: lapsedText(told) }, sender);
}

function emailOf(
  to: string,
  { told, text }: { told: Told; text: ReturnType<typeof promotedText> },
  { office, publicUrl }: Sender,
): Email {
  return toEmail({
    to,
    office,
    subject: text.content_name,
    paragraphs: ['Dzień dobry,', text.content_text],
    link: { label: 'Zobacz zgłoszenie', href: pageOf(publicUrl, told) },
  });
}
