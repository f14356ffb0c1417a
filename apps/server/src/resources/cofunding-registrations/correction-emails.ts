import { type IsoDate, type Locale, longDateText } from '@urzad/domain';
import { registrationFieldLabel } from '@urzad/grants';
import { type NoticeText, noticeEmail, type Sender, templated, toEmail } from '../../mail/email';
import type { Email } from '../../mail/mail';
import type { Reader } from '../../mail/reader';
import { pageOf, type Told } from './emails';

export interface Returned {
  /** Last day for the answer. */
  correction_to: IsoDate;
  /** Paths of the fields with remarks. */
  fields: readonly string[];
  /** Names of the children, in their order; only the notification has them. */
  childNames: readonly string[];
}

/** The consequence of an unanswered call for correction (Process §3). */
const CORRECTION_LATE = {
  pl: 'Jeśli nie złożysz poprawionego zgłoszenia w terminie, odrzucimy je bez dalszej oceny.',
  en: 'If you do not submit the corrected application in time, we will reject it without any further check.',
};

const CORRECT = { pl: 'Popraw zgłoszenie', en: 'Correct the application' };

const REMARKS_ARE_THERE = {
  pl: 'Uwagi urzędu zobaczysz w serwisie, po zalogowaniu.',
  en: 'You will see the remarks of the office in the portal, when you have signed in. They are in Polish, and the Polish text is the binding one.',
};

/** N04. */
export function returnedText({ number, correction_to, fields, childNames }: Told & Returned): NoticeText {
  const named = (locale: Locale) => fields.map((path) => labelOf(path, locale, childNames)).join(', ');
  return {
    kind: 'N04',
    pl: {
      content_name: `Wezwanie do uzupełnienia zgłoszenia ${number}`,
      content_text: [
        `Popraw zgłoszenie ${number}, podpisz je i złóż ponownie najpóźniej ${longDateText(correction_to)}`,
        CORRECTION_LATE.pl,
        `Do poprawy: ${named('pl')}.`,
      ].join(' '),
    },
    en: {
      content_name: `Call for correction of application ${number}`,
      content_text: [
        `Correct application ${number}, sign it and submit it again by ${longDateText(correction_to, 'en')} at the latest.`,
        CORRECTION_LATE.en,
        `To be corrected: ${named('en')}.`,
      ].join(' '),
    },
  };
}

/** The e-mail does not name the fields: some of them are about health. */
export function returnedEmail(to: Reader, told: Told & Returned, { office, publicUrl }: Sender): Email {
  const { number, correction_to } = told;
  const text = returnedText(told);
  return toEmail({
    to,
    office,
    link: { label: CORRECT, href: `${pageOf(publicUrl, told)}/edit` },
    words: {
      pl: {
        subject: text.pl.content_name,
        paragraphs: [
          `Twoje zgłoszenie ${number} wymaga poprawek. Popraw je, podpisz i złóż ponownie najpóźniej ${longDateText(correction_to)}`,
          CORRECTION_LATE.pl,
          REMARKS_ARE_THERE.pl,
        ],
      },
      en: {
        subject: text.en.content_name,
        paragraphs: [
          `Your application ${number} needs a correction. Correct it, sign it and submit it again by ${longDateText(correction_to, 'en')} at the latest.`,
          CORRECTION_LATE.en,
          REMARKS_ARE_THERE.en,
        ],
      },
    },
  });
}

type Reminded = Pick<Returned, 'correction_to'>;

/** N05, under the subject of N04. */
export function remindedText({ number, correction_to }: Told & Reminded): NoticeText {
  const termin = { pl: longDateText(correction_to), en: longDateText(correction_to, 'en') };
  return templated('registration-reminder', { zgloszenie: number, termin });
}

export function remindedEmail(
  to: Reader,
  { told, text }: { told: Told; text: NoticeText },
  { office, publicUrl }: Sender,
): Email {
  const link = { label: CORRECT, href: `${pageOf(publicUrl, told)}/edit` };
  return noticeEmail({ to, office, text, more: REMARKS_ARE_THERE, link });
}

/** An attachment is not named: some are about health. */
function labelOf(path: string, locale: Locale, childNames: readonly string[]): string {
  if (path.startsWith('attachments')) return { pl: 'załączniki', en: 'attachments' }[locale];
  return registrationFieldLabel(path, locale, childNames);
}
