import { pathTo, portalPaths } from '@urzad/contract';
import { dayText, type IsoDate, type Locale, type Option } from '@urzad/domain';
import {
  type InEachLanguage,
  type NoticeText,
  noticeEmail,
  POLISH_BINDS,
  type Sender,
} from '../../mail/email';
import type { Email } from '../../mail/mail';
import type { Reader } from '../../mail/reader';

/** The content of a letter and its notification: a number, a date and a link (Process §2.20). */
interface Told {
  id: number;
  number: string;
}

const SEE_CONTRACT = { pl: 'Zobacz umowę', en: 'See the contract' };

/** N13: to be signed. */
export function toSignText({ number, sign_member_to }: Told & { sign_member_to: IsoDate }): NoticeText {
  return {
    kind: 'N13',
    pl: {
      content_name: `Umowa ${number} do podpisu`,
      content_text: `Umowa ${number} jest gotowa. Przeczytaj ją i podpisz do ${dayText(sign_member_to)}.`,
    },
    en: {
      content_name: `Contract ${number} to be signed`,
      content_text: `Contract ${number} is ready. Read it and sign it by ${dayText(sign_member_to, 'en')}. ${POLISH_BINDS}`,
    },
  };
}

/** N13: the term is prolonged. */
export function prolongedText({ number, sign_member_to }: Told & { sign_member_to: IsoDate }): NoticeText {
  return {
    kind: 'N13',
    pl: {
      content_name: `Umowa ${number} do podpisu`,
      content_text: `Termin podpisania umowy ${number} jest przedłużony. Podpisz ją do ${dayText(sign_member_to)}.`,
    },
    en: {
      content_name: `Contract ${number} to be signed`,
      content_text: `The term for signing contract ${number} is prolonged. Sign it by ${dayText(sign_member_to, 'en')}.`,
    },
  };
}

/** N13: it went back to its preparation, and why. */
export function returnedText({ number, return_reason }: Told & { return_reason: Option }): NoticeText {
  const why = whyReturned(return_reason);
  return {
    kind: 'N13',
    pl: {
      content_name: `Umowa ${number} do podpisu`,
      content_text: `Umowa ${number} będzie przygotowana jeszcze raz. ${why.pl}`,
    },
    en: {
      content_name: `Contract ${number} to be signed`,
      content_text: `Contract ${number} will be prepared once more. ${why.en}`,
    },
  };
}

/** Why it went back to its preparation, and what comes next: of contracts and of annexes. */
export function whyReturned(return_reason: Option): InEachLanguage<string> {
  const reason = (locale: Locale) => return_reason[locale].toLowerCase();
  return {
    pl: `Powód: ${reason('pl')}. Twój podpis, jeśli już był, nie jest ważny. Napiszemy, gdy nowa wersja będzie gotowa do podpisu.`,
    en: `Reason: ${reason('en')}. Your signature, if there was one, is void. We will write when the new version is ready to be signed.`,
  };
}

/** The term for the signature passed. */
export function expiredText({ number }: Pick<Told, 'number'>): NoticeText {
  return {
    kind: 'OTHER',
    pl: {
      content_name: `Umowa ${number} niepodpisana w terminie`,
      content_text: `Termin podpisania umowy ${number} minął. Umowa nie została zawarta, a miejsce w projekcie przechodzi na osobę z listy rezerwowej.`,
    },
    en: {
      content_name: `Contract ${number} not signed in time`,
      content_text: `The term for signing contract ${number} has passed. The contract was not made, and the place in the project goes to a person on the reserve list.`,
    },
  };
}

/** N17 */
export function endedText({ number }: Pick<Told, 'number'>): NoticeText {
  return {
    kind: 'N17',
    pl: {
      content_name: `Umowa ${number}: koniec`,
      content_text: `Umowa ${number} zakończyła się, a wszystkie jej miesiące są rozliczone. Dokumenty nadal zobaczysz w panelu uczestnika.`,
    },
    en: {
      content_name: `Contract ${number}: the end`,
      content_text: `Contract ${number} has ended, and all its months are settled. You still see the documents in the participant panel.`,
    },
  };
}

/** The e-mail of a notification about a contract. */
export function contractEmail(
  to: Reader,
  { id, text }: { id: number; text: NoticeText },
  { office, publicUrl }: Sender,
): Email {
  const link = { label: SEE_CONTRACT, href: publicUrl + pathTo(portalPaths.contract, id) };
  return noticeEmail({ to, office, text, link });
}
