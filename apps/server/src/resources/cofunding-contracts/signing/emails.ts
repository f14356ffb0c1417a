import { CODE_LIVES_MINUTES, portalPaths } from '@urzad/contract';
import { COUNTED_TIMES, countText, dayText, type IsoDate, type Locale, longDateText } from '@urzad/domain';
import { type NoticeText, noticeEmail, type Sender, templated, toEmail } from '../../../mail/email';
import type { Email } from '../../../mail/mail';
import type { Reader } from '../../../mail/reader';

interface Words {
  /** „Umowa”, and „umowę” in the accusative. */
  one: string;
  object: string;
  many: string;
  /** The link of a code for a list. */
  toDesk: string;
}

/** What a kind of object is called in the letters of its signatures; `ofMany` is the genitive. */
export interface SignedWords {
  pl: Words & { ofMany: string };
  en: Words;
}

export const CONTRACT_WORDS: SignedWords = {
  pl: {
    ...{ one: 'Umowa', object: 'umowę', many: 'umowy', ofMany: 'umów' },
    toDesk: 'Wróć do biurka podpisów',
  },
  en: {
    ...{ one: 'Contract', object: 'contract', many: 'contracts' },
    toDesk: 'Back to the signing desk',
  },
};

interface SignedByParent {
  entity: 'cofundingcontract' | 'cofundingannex';
  number: string;
  sign_to: IsoDate | null;
}

/** N14 */
export function signedByParentText({ entity, number, sign_to }: SignedByParent): NoticeText {
  const odpowiedz = {
    pl: sign_to === null ? '' : `Ostatni dzień podpisu: ${dayText(sign_to)}.`,
    en: sign_to === null ? '' : `The last day to sign is ${dayText(sign_to, 'en')}.`,
  };
  return entity === 'cofundingcontract'
    ? templated('staff-contract-signed', { umowa: number, odpowiedz })
    : templated('staff-annex-signed', { aneks: number, odpowiedz });
}

export function signedByParentEmail(
  to: Reader,
  told: SignedByParent,
  { office, publicUrl }: Sender,
  text = signedByParentText(told),
): Email {
  const link = {
    label: { pl: 'Otwórz biurko podpisów', en: 'Open the signing desk' },
    href: publicUrl + portalPaths.contractSign,
  };
  return noticeEmail({ to, office, text, link });
}

interface Active {
  number: string;
  date_from: IsoDate | null;
}

/** N15 */
export function activeText({ number, date_from }: Active): NoticeText {
  const odpowiedz = {
    pl: date_from === null ? '' : `Dofinansowanie zaczyna się ${longDateText(date_from, 'pl')}`,
    en: date_from === null ? '' : `The co-funding begins on ${longDateText(date_from, 'en')}.`,
  };
  return templated('contract-in-force', { umowa: number, odpowiedz });
}

export function activeEmail(
  to: Reader,
  told: Active,
  { office, publicUrl }: Sender,
  text = activeText(told),
): Email {
  const link = {
    label: { pl: 'Przejdź do panelu', en: 'Go to the panel' },
    href: publicUrl + portalPaths.memberShow,
  };
  return noticeEmail({ to, office, text, link });
}

/** The code for a list. */
export function deskCodeEmail(
  to: Reader,
  { words: { pl, en }, code, count }: { words: SignedWords; code: string; count: number },
  { office, appName, publicUrl }: Sender,
): Email {
  const livesIn = (locale: Locale) => countText(CODE_LIVES_MINUTES, COUNTED_TIMES.minute, locale);
  return toEmail({
    to,
    office,
    code,
    link: { label: { pl: pl.toDesk, en: en.toDesk }, href: publicUrl + portalPaths.contractSign },
    words: {
      pl: {
        subject: `${code} – kod do podpisania ${pl.ofMany}`,
        paragraphs: [
          `wpisz ten kod w serwisie „${appName}”, aby podpisać za urząd zaznaczone ${pl.many}. Liczba ${pl.ofMany}: ${count}. Kod jest ważny ${livesIn('pl')} i działa tylko dla nich.`,
          `Jeśli to nie Ty podpisujesz ${pl.many}, nie podawaj nikomu kodu i zmień hasło do konta.`,
        ],
      },
      en: {
        subject: `${code} – code to sign ${en.many}`,
        paragraphs: [
          `enter this code in “${appName}” to sign the chosen ${en.many} for the office. Number of ${en.many}: ${count}. The code is valid for ${livesIn('en')} and works for them only.`,
          `If it is not you who is signing the ${en.many}, give the code to nobody and change the password of your account.`,
        ],
      },
    },
  });
}
