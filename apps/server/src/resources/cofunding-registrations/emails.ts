import { CODE_LIVES_MINUTES, pathTo, portalPaths } from '@urzad/contract';
import {
  COUNTED_TIMES,
  countText,
  dayText,
  exactMomentText,
  type IsoDate,
  longDateText,
} from '@urzad/domain';
import { registrationFieldLabel } from '@urzad/grants';
import { type Sender, toEmail } from '../../mail/email';
import type { Email } from '../../mail/mail';

/**
 * The content of a letter and its notification. No PESEL, no health, no answers: a number, a date and a link (Process
 * §2.20).
 */
export interface Told {
  id: number;
  number: string;
}

export function signCodeEmail(
  to: string,
  { id, code }: { id: number; code: string },
  { office, appName, publicUrl }: Sender,
): Email {
  return toEmail({
    to,
    office,
    code,
    link: { label: 'Wróć do podpisu', href: `${publicUrl}${portalPaths.registrationSign}?id=${id}` },
    subject: `${code} – kod do podpisania dokumentu`,
    paragraphs: [
      'Dzień dobry,',
      `wpisz ten kod w serwisie „${appName}”, aby podpisać formularz rekrutacyjny. Kod jest ważny ${countText(CODE_LIVES_MINUTES, COUNTED_TIMES.minute)} i działa tylko dla tego dokumentu.`,
      'Jeśli to nie Ty podpisujesz dokument, nie podawaj nikomu kodu i zmień hasło do konta.',
    ],
  });
}

export interface Received {
  version_no: number;
  /** When this version was received. */
  received: Date;
  /** The day by which the office answers. */
  answer_by: IsoDate;
}

/** N03: of the first submission, and with another text of a correction. */
export function submittedText({ number, version_no, received, answer_by }: Told & Received) {
  const answer = `Odpowiemy do ${dayText(answer_by)}.`;
  if (version_no === 1) {
    return {
      content_name: `Potwierdzenie złożenia zgłoszenia ${number}`,
      content_text: `Twoje zgłoszenie ${number} zostało złożone ${exactMomentText(received)}. ${answer} Urzędowe potwierdzenie złożenia znajdziesz w szczegółach zgłoszenia.`,
    };
  }
  return {
    content_name: `Poprawki do zgłoszenia ${number} dotarły`,
    content_text: `Poprawione zgłoszenie ${number} (wersja ${version_no}) dotarło do nas ${exactMomentText(received)}. O kolejności decyduje nadal czas pierwszego złożenia. ${answer} Urzędowe potwierdzenie złożenia tej wersji znajdziesz w szczegółach zgłoszenia.`,
  };
}

export function submittedEmail(to: string, told: Told & Received, { office, publicUrl }: Sender): Email {
  const { content_name, content_text } = submittedText(told);
  return toEmail({
    to,
    office,
    subject: content_name,
    paragraphs: ['Dzień dobry,', content_text],
    link: { label: 'Zobacz zgłoszenie', href: pageOf(publicUrl, told) },
  });
}

/** The consequence of an unanswered call for correction (Process §3). */
const CORRECTION_LATE =
  'Jeśli nie złożysz poprawionego zgłoszenia w terminie, odrzucimy je bez dalszej oceny.';

/** N04. */
export function returnedText({ number, correction_to, fields, childNames }: Told & Returned) {
  return {
    content_name: `Wezwanie do uzupełnienia zgłoszenia ${number}`,
    content_text: [
      `Popraw zgłoszenie ${number}, podpisz je i złóż ponownie najpóźniej ${longDateText(correction_to, 'pl')}`,
      CORRECTION_LATE,
      `Do poprawy: ${fields.map((path) => labelOf(path, childNames)).join(', ')}.`,
    ].join(' '),
  };
}

export interface Returned {
  /** Last day for the answer. */
  correction_to: IsoDate;
  /** Paths of the fields with remarks. */
  fields: readonly string[];
  /** Names of the children, in their order; only the notification has them. */
  childNames: readonly string[];
}

/** The e-mail does not name the fields: some of them are about health. */
export function returnedEmail(to: string, told: Told & Returned, { office, publicUrl }: Sender): Email {
  return toEmail({
    to,
    office,
    subject: returnedText(told).content_name,
    paragraphs: [
      'Dzień dobry,',
      `Twoje zgłoszenie ${told.number} wymaga poprawek. Popraw je, podpisz i złóż ponownie najpóźniej ${longDateText(told.correction_to, 'pl')}`,
      CORRECTION_LATE,
      'Uwagi urzędu zobaczysz w serwisie, po zalogowaniu.',
    ],
    link: { label: 'Popraw zgłoszenie', href: `${pageOf(publicUrl, told)}/edit` },
  });
}

/** N05, under the subject of N04. */
export function remindedText({ number, correction_to }: Told & Reminded) {
  return {
    content_name: `Wezwanie do uzupełnienia zgłoszenia ${number}`,
    content_text: [
      `Przypominamy: zgłoszenie ${number} czeka na Twoje poprawki.`,
      `Popraw je, podpisz i złóż ponownie najpóźniej ${longDateText(correction_to, 'pl')}`,
      CORRECTION_LATE,
    ].join(' '),
  };
}

type Reminded = Pick<Returned, 'correction_to'>;

export function remindedEmail(to: string, told: Told & Reminded, { office, publicUrl }: Sender): Email {
  const { content_name, content_text } = remindedText(told);
  return toEmail({
    to,
    office,
    subject: content_name,
    paragraphs: ['Dzień dobry,', content_text, 'Uwagi urzędu zobaczysz w serwisie, po zalogowaniu.'],
    link: { label: 'Popraw zgłoszenie', href: `${pageOf(publicUrl, told)}/edit` },
  });
}

/** N30, to both officers. */
export function takenOverText({ number, officer }: Pick<Told, 'number'> & { officer: string }) {
  return {
    content_name: `Przejęto ${number}`,
    content_text: `Zgłoszenie ${number} prowadzi teraz ${officer}.`,
  };
}

/** To the officer in charge. */
export function correctedText({ number }: Pick<Told, 'number'>) {
  return {
    content_name: `Przyszły poprawki: ${number}`,
    content_text: `Zgłoszenie ${number} wróciło poprawione. Na górze zgłoszenia zobaczysz, co się zmieniło.`,
  };
}

export interface Rejected {
  /** The reason, one sentence. */
  reason: string;
  /** Last day on which a review may be asked for; `null` after a review. */
  review_to: IsoDate | null;
}

/** N06. */
export function rejectedText({ number, reason, review_to }: Told & Rejected) {
  return {
    content_name: `Wynik oceny formalnej zgłoszenia ${number}`,
    content_text: [
      `Zgłoszenie ${number} zostało odrzucone po ocenie formalnej. ${reason}`,
      ...reviewSentences(review_to),
      'Pismo urzędu znajdziesz w szczegółach zgłoszenia.',
    ].join(' '),
  };
}

/** The e-mail has no reason: it may name a child's age or health. */
export function rejectedEmail(to: string, told: Told & Rejected, { office, publicUrl }: Sender): Email {
  return toEmail({
    to,
    office,
    subject: rejectedText(told).content_name,
    paragraphs: [
      'Dzień dobry,',
      `Twoje zgłoszenie ${told.number} zostało odrzucone po ocenie formalnej. Powód znajdziesz w serwisie, po zalogowaniu.`,
      ...reviewSentences(told.review_to),
    ],
    link: { label: 'Zobacz zgłoszenie', href: pageOf(publicUrl, told) },
  });
}

function reviewSentences(review_to: IsoDate | null): string[] {
  const nextCall = 'Nowe zgłoszenie możesz złożyć dopiero w następnym naborze.';
  if (review_to === null) return [nextCall];
  const until = longDateText(review_to, 'pl');

  return [`O ponowną ocenę możesz poprosić na stronie zgłoszenia, najpóźniej ${until}`, nextCall];
}

type ReviewAccepted = Told & Pick<Received, 'answer_by'>;

export function reviewAcceptedText({ number, answer_by }: ReviewAccepted) {
  return {
    content_name: `Ponowna ocena zgłoszenia ${number}`,
    content_text: `Prośba o ponowną ocenę zgłoszenia ${number} jest przyjęta. Zgłoszenie wraca do oceny formalnej. Odpowiemy do ${dayText(answer_by)}.`,
  };
}

export function reviewAcceptedEmail(to: string, told: ReviewAccepted, { office, publicUrl }: Sender): Email {
  const { content_name, content_text } = reviewAcceptedText(told);
  return toEmail({
    to,
    office,
    subject: content_name,
    paragraphs: ['Dzień dobry,', content_text],
    link: { label: 'Zobacz zgłoszenie', href: pageOf(publicUrl, told) },
  });
}

/** To the officer in charge. */
export function reviewOpenedText({ number, answer_by }: Omit<ReviewAccepted, 'id'>) {
  return {
    content_name: `Ponowna ocena: ${number}`,
    content_text: `Zgłoszenie ${number} wraca do oceny formalnej, bo prośba o ponowną ocenę jest przyjęta. Odpowiedź do ${dayText(answer_by)}.`,
  };
}

interface Withdrawn {
  /** When it was withdrawn. */
  date: Date;
}

/** To the parent, a confirmation. */
export function withdrawnText({ number, date }: Told & Withdrawn) {
  return {
    content_name: `Zgłoszenie ${number} jest wycofane`,
    content_text: `Zgłoszenie ${number} zostało wycofane ${exactMomentText(date)}. Nie będziemy go dalej rozpatrywać. Podpisane dokumenty zostają w szczegółach zgłoszenia.`,
  };
}

export function withdrawnEmail(to: string, told: Told & Withdrawn, { office, publicUrl }: Sender): Email {
  const { content_name, content_text } = withdrawnText(told);
  return toEmail({
    to,
    office,
    subject: content_name,
    paragraphs: ['Dzień dobry,', content_text],
    link: { label: 'Zobacz zgłoszenie', href: pageOf(publicUrl, told) },
  });
}

/** To the officer in charge. */
export function withdrawnByParentText({ number }: Pick<Told, 'number'>) {
  return {
    content_name: `Wycofane zgłoszenie: ${number}`,
    content_text: `Zgłoszenie ${number} zostało wycofane przez wnioskodawcę. Nie trzeba go dalej sprawdzać.`,
  };
}

function labelOf(path: string, childNames: readonly string[]): string {
  return path.startsWith('attachments') ? 'załączniki' : registrationFieldLabel(path, 'pl', childNames);
}

export function pageOf(publicUrl: string, { id }: Told): string {
  return publicUrl + pathTo(portalPaths.registration, id);
}
