import { pathTo, portalPaths } from '@urzad/contract';
import { dayText, type IsoDate, longDateText, type Option } from '@urzad/domain';
import { type NoticeText, noticeEmail, POLISH_BINDS, type Sender } from '../../mail/email';
import type { Email } from '../../mail/mail';
import type { Reader } from '../../mail/reader';
import { type SignedWords, whyReturned } from '../cofunding-contracts/public';

/** The content of a letter and its notification: a number, a date and a link (Process §2.20). */
interface Told {
  number: string;
}

const SEE_ANNEX = { pl: 'Zobacz aneks', en: 'See the annex' };

/** N18: to be signed. */
export function toSignText({ number, sign_member_to }: Told & { sign_member_to: IsoDate }): NoticeText {
  return {
    kind: 'N18',
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
export function returnedText({ number, return_reason }: Told & { return_reason: Option }): NoticeText {
  const why = whyReturned(return_reason);
  return {
    kind: 'N18',
    pl: {
      content_name: `Aneks ${number} do podpisu`,
      content_text: `Aneks ${number} będzie przygotowany jeszcze raz. ${why.pl}`,
    },
    en: {
      content_name: `Annex ${number} to be signed`,
      content_text: `Annex ${number} will be prepared once more. ${why.en}`,
    },
  };
}

/** The office gave it up. */
export function cancelledText({ number }: Told): NoticeText {
  return {
    kind: 'N18',
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
    kind: 'N18',
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
    kind: 'N18',
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

/** What annexes are called in the letters of their signatures. */
export const ANNEX_WORDS: SignedWords = {
  pl: {
    ...{ one: 'Aneks', object: 'aneks', many: 'aneksy', ofMany: 'aneksów' },
    toDesk: 'Otwórz biurko podpisów',
  },
  en: {
    ...{ one: 'Annex', object: 'annex', many: 'annexes' },
    toDesk: 'Open the signing desk',
  },
};
