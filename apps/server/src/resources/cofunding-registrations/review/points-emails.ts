import { dayText, type IsoDate } from '@urzad/domain';
import { comingListText } from '@urzad/grants';
import { type Sender, toEmail } from '../../../mail/email';
import type { Email } from '../../../mail/mail';
import { pageOf, type Told } from '../emails';

/** To everybody who may approve them. */
export function pointsWaitText({ number, due_date }: Pick<Told, 'number'> & { due_date: IsoDate | null }) {
  const until = due_date === null ? '' : ` Odpowiedź dla wnioskodawcy obiecaliśmy do ${dayText(due_date)}.`;
  return {
    content_name: `Punkty do zatwierdzenia: ${number}`,
    content_text: `Zgłoszenie ${number} ma punkty i czeka na zatwierdzenie przez drugą osobę.${until}`,
  };
}

/** To the officer who gave the points. */
export function pointsApprovedText({ number }: Pick<Told, 'number'>) {
  return {
    content_name: `Punkty zatwierdzone: ${number}`,
    content_text: `Punkty zgłoszenia ${number} są zatwierdzone. Pismo do wnioskodawcy jest wysłane.`,
  };
}

interface Assessed {
  /** The last day of the call; `null` once it is over. */
  call_to: IsoDate | null;
}

/** N29: the points stand in the letter only, for they may tell of health. */
export function assessedText({ number, call_to }: Told & Assessed) {
  return {
    content_name: `Ocena zgłoszenia ${number}`,
    content_text: `Zgłoszenie ${number} jest ocenione. ${comingListText({ call_to })} Pismo z punktami znajdziesz w szczegółach zgłoszenia.`,
  };
}

export function assessedEmail(to: string, told: Told & Assessed, { office, publicUrl }: Sender): Email {
  const { content_name, content_text } = assessedText(told);
  return toEmail({
    to,
    office,
    subject: content_name,
    paragraphs: ['Dzień dobry,', content_text],
    link: { label: 'Zobacz zgłoszenie', href: pageOf(publicUrl, told) },
  });
}

/** To the officer who gave the points; the reason is shown with the application. */
export function sentBackText({ number }: Pick<Told, 'number'>) {
  return {
    content_name: `Punkty do poprawy: ${number}`,
    content_text: `Zgłoszenie ${number} wróciło do Ciebie z uwagą do punktów. Przeczytaj uwagę i przyznaj punkty ponownie.`,
  };
}
