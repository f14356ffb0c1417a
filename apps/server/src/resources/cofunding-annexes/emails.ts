import { CODE_LIVES_MINUTES, pathTo, portalPaths } from '@urzad/contract';
import {
  COUNTED_TIMES,
  countText,
  dayText,
  type IsoDate,
  type Locale,
  longDateText,
  optionOf,
} from '@urzad/domain';
import { RETURN_REASON, type ReturnReason } from '@urzad/grants';
import { type NoticeText, noticeEmail, POLISH_BINDS, type Sender, toEmail } from '../../mail/email';
import type { Email } from '../../mail/mail';
import type { Reader } from '../../mail/reader';

/** The content of a letter and its notification: a number, a date and a link (Process §2.20). */
interface Told {
  number: string;
}

const SEE_ANNEX = { pl: 'Zobacz aneks', en: 'See the annex' };
const OPEN_DESK = { pl: 'Otwórz biurko podpisów', en: 'Open the signing desk' };

/** N18: to be signed. */
export function toSignText({ number, sign_member_to }: Told & { sign_member_to: IsoDate }): NoticeText {
  return {
    pl: {
      content_name: `Aneks ${number} do podpisu`,
      content_text: `Aneks ${number} jest gotowy. Sprawdź, co się zmienia, i podpisz go do ${dayText(sign_member_to)}.`,
    },
    en: {
      content_name: `Annex ${number} to be signed`,
      content_text: `Annex ${number} is ready. See what changes and sign it by ${dayText(sign_member_to, 'en')}. ${POLISH_BINDS}`,
    },
  };
}

/** N18: it went back to its preparation, and why. */
export function returnedText({ number, return_reason }: Told & { return_reason: ReturnReason }): NoticeText {
  const reason = (locale: Locale) => optionOf(RETURN_REASON, return_reason)?.[locale].toLowerCase() ?? '';
  return {
    pl: {
      content_name: `Aneks ${number} do podpisu`,
      content_text: `Aneks ${number} będzie przygotowany jeszcze raz. Powód: ${reason('pl')}. Twój podpis, jeśli już był, nie jest ważny. Napiszemy, gdy nowa wersja będzie gotowa do podpisu.`,
    },
    en: {
      content_name: `Annex ${number} to be signed`,
      content_text: `Annex ${number} will be prepared once more. Reason: ${reason('en')}. Your signature, if there was one, is void. We will write when the new version is ready to be signed.`,
    },
  };
}

/** The office gave it up. */
export function cancelledText({ number }: Told): NoticeText {
  return {
    pl: {
      content_name: `Aneks ${number} anulowany`,
      content_text: `Urząd anulował aneks ${number}. Umowa zostaje bez zmian. Powód znajdziesz w szczegółach aneksu.`,
    },
    en: {
      content_name: `Annex ${number} cancelled`,
      content_text: `The office cancelled annex ${number}. The contract stays as it is. The reason is in the details of the annex.`,
    },
  };
}

/** The term for the signature passed. */
export function expiredText({ number }: Told): NoticeText {
  return {
    pl: {
      content_name: `Aneks ${number} niepodpisany w terminie`,
      content_text: `Termin podpisania aneksu ${number} minął. Umowa zostaje bez zmian.`,
    },
    en: {
      content_name: `Annex ${number} not signed in time`,
      content_text: `The term for signing annex ${number} has passed. The contract stays as it is.`,
    },
  };
}

/** N18: in force. */
export function inForceText({ number, valid_from }: Told & { valid_from: IsoDate }): NoticeText {
  return {
    pl: {
      content_name: `Aneks ${number} obowiązuje`,
      content_text: `Urząd podpisał aneks ${number}. Zmiany obowiązują od ${longDateText(valid_from, 'pl')} Aneks z oboma podpisami znajdziesz w panelu.`,
    },
    en: {
      content_name: `Annex ${number} is in force`,
      content_text: `The office has signed annex ${number}. The changes hold from ${longDateText(valid_from, 'en')}. The annex with both signatures is in your panel. ${POLISH_BINDS}`,
    },
  };
}

/** The e-mail of a notification about an annex. */
export function annexEmail(
  to: Reader,
  { id, text }: { id: number; text: NoticeText },
  { office, publicUrl }: Sender,
): Email {
  return noticeEmail({
    to,
    office,
    text,
    link: { label: SEE_ANNEX, href: publicUrl + pathTo(portalPaths.annex, id) },
  });
}

interface SignedByParent {
  number: string;
  sign_to: IsoDate | null;
}

/** N14, of an annex. */
export function annexSignedText({ number, sign_to }: SignedByParent): NoticeText {
  const until = {
    pl: sign_to === null ? '' : ` do ${dayText(sign_to)}`,
    en: sign_to === null ? '' : ` by ${dayText(sign_to, 'en')}`,
  };
  return {
    pl: {
      content_name: `Aneks ${number} do podpisu`,
      content_text: `Uczestnik podpisał aneks ${number}. Czeka na podpis urzędu${until.pl}.`,
    },
    en: {
      content_name: `Annex ${number} to sign`,
      content_text: `The participant has signed annex ${number}. It waits for the signature of the office${until.en}.`,
    },
  };
}

export function annexSignedEmail(to: Reader, told: SignedByParent, { office, publicUrl }: Sender): Email {
  const link = { label: OPEN_DESK, href: publicUrl + portalPaths.contractSign };
  return noticeEmail({ to, office, text: annexSignedText(told), link });
}

/** The code for a list of annexes. */
export function annexDeskCodeEmail(
  to: Reader,
  { code, count }: { code: string; count: number },
  { office, appName, publicUrl }: Sender,
): Email {
  const livesIn = (locale: Locale) => countText(CODE_LIVES_MINUTES, COUNTED_TIMES.minute, locale);
  return toEmail({
    to,
    office,
    code,
    link: { label: OPEN_DESK, href: publicUrl + portalPaths.contractSign },
    words: {
      pl: {
        subject: `${code} – kod do podpisania aneksów`,
        paragraphs: [
          `wpisz ten kod w serwisie „${appName}”, aby podpisać za urząd zaznaczone aneksy. Liczba aneksów: ${count}. Kod jest ważny ${livesIn('pl')} i działa tylko dla nich.`,
          'Jeśli to nie Ty podpisujesz aneksy, nie podawaj nikomu kodu i zmień hasło do konta.',
        ],
      },
      en: {
        subject: `${code} – code to sign annexes`,
        paragraphs: [
          `enter this code in “${appName}” to sign the chosen annexes for the office. Number of annexes: ${count}. The code is valid for ${livesIn('en')} and works for them only.`,
          'If it is not you who is signing the annexes, give the code to nobody and change the password of your account.',
        ],
      },
    },
  });
}
