import { CODE_LIVES_MINUTES, portalPaths } from '@urzad/contract';
import { COUNTED_TIMES, countText, dayText, type IsoDate, type Locale, longDateText } from '@urzad/domain';
import { type NoticeText, noticeEmail, POLISH_BINDS, type Sender, toEmail } from '../../../mail/email';
import type { Email } from '../../../mail/mail';
import type { Reader } from '../../../mail/reader';

interface SignedByParent {
  number: string;
  sign_to: IsoDate | null;
}

/** N14 */
export function signedByParentText({ number, sign_to }: SignedByParent): NoticeText {
  const until = {
    pl: sign_to === null ? '' : ` do ${dayText(sign_to)}`,
    en: sign_to === null ? '' : ` by ${dayText(sign_to, 'en')}`,
  };
  return {
    pl: {
      content_name: `Umowa ${number} do podpisu`,
      content_text: `Uczestnik podpisał umowę ${number}. Czeka na podpis urzędu${until.pl}.`,
    },
    en: {
      content_name: `Contract ${number} to sign`,
      content_text: `The participant has signed contract ${number}. It waits for the signature of the office${until.en}.`,
    },
  };
}

export function signedByParentEmail(to: Reader, told: SignedByParent, { office, publicUrl }: Sender): Email {
  const link = {
    label: { pl: 'Otwórz biurko podpisów', en: 'Open the signing desk' },
    href: publicUrl + portalPaths.contractSign,
  };
  return noticeEmail({ to, office, text: signedByParentText(told), link });
}

interface Active {
  number: string;
  date_from: IsoDate | null;
}

/** N15 */
export function activeText({ number, date_from }: Active): NoticeText {
  const from = {
    pl: date_from === null ? '' : ` Dofinansowanie zaczyna się ${longDateText(date_from, 'pl')}`,
    en: date_from === null ? '' : ` The co-funding begins on ${longDateText(date_from, 'en')}.`,
  };
  return {
    pl: {
      content_name: `Umowa ${number} obowiązuje`,
      content_text: `Urząd podpisał umowę ${number}. Od teraz umowa obowiązuje, a Ty jesteś w projekcie.${from.pl} Umowę z oboma podpisami znajdziesz w panelu.`,
    },
    en: {
      content_name: `Contract ${number} is in force`,
      content_text: `The office has signed contract ${number}. It is in force now, and you take part in the project.${from.en} The contract with both signatures is in your panel. ${POLISH_BINDS}`,
    },
  };
}

export function activeEmail(to: Reader, told: Active, { office, publicUrl }: Sender): Email {
  const link = {
    label: { pl: 'Przejdź do panelu', en: 'Go to the panel' },
    href: publicUrl + portalPaths.memberShow,
  };
  return noticeEmail({ to, office, text: activeText(told), link });
}

/** The code for a list of contracts. */
export function deskCodeEmail(
  to: Reader,
  { code, count }: { code: string; count: number },
  { office, appName, publicUrl }: Sender,
): Email {
  const livesIn = (locale: Locale) => countText(CODE_LIVES_MINUTES, COUNTED_TIMES.minute, locale);
  return toEmail({
    to,
    office,
    code,
    link: {
      label: { pl: 'Wróć do biurka podpisów', en: 'Back to the signing desk' },
      href: publicUrl + portalPaths.contractSign,
    },
    words: {
      pl: {
        subject: `${code} – kod do podpisania umów`,
        paragraphs: [
          `wpisz ten kod w serwisie „${appName}”, aby podpisać za urząd zaznaczone umowy. Liczba umów: ${count}. Kod jest ważny ${livesIn('pl')} i działa tylko dla nich.`,
          'Jeśli to nie Ty podpisujesz umowy, nie podawaj nikomu kodu i zmień hasło do konta.',
        ],
      },
      en: {
        subject: `${code} – code to sign contracts`,
        paragraphs: [
          `enter this code in “${appName}” to sign the chosen contracts for the office. Number of contracts: ${count}. The code is valid for ${livesIn('en')} and works for them only.`,
          'If it is not you who is signing the contracts, give the code to nobody and change the password of your account.',
        ],
      },
    },
  });
}
