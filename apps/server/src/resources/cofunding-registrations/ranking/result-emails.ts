import { dayText, type IsoDate, type Locale, longDateText } from '@urzad/domain';
import type { RankingList, RankingResult } from '@urzad/grants';
import {
  type InEachLanguage,
  type NoticeText,
  noticeEmail,
  POLISH_BINDS,
  type Sender,
} from '../../../mail/email';
import type { Email } from '../../../mail/mail';
import type { Reader } from '../../../mail/reader';
import { pageOf, SEE_REGISTRATION, type Told } from '../emails';

/** A published result of one application. */
export interface ResultTold {
  result: RankingResult;
  list: RankingList;
  rank_no: number | null;
  /** Why nobody behind had a place: the places or the money were gone. */
  lacking: 'places' | 'budget';
  /** Last days of the documents, of the reserve list, and of a request for a review. */
  documents_to: IsoDate;
  reserve_to: IsoDate | null;
  review_to: IsoDate;
}

const LISTS: Record<RankingList, InEachLanguage<string>> = {
  in_zone: { pl: 'w strefie włączenia (SSW)', en: 'in the zone of inclusion' },
  out_zone: { pl: 'poza strefą włączenia (SSW)', en: 'outside the zone of inclusion' },
};
const LACKING: Record<ResultTold['lacking'], InEachLanguage<string>> = {
  places: { pl: 'zabrakło miejsc', en: 'there were not enough places' },
  budget: { pl: 'zabrakło pieniędzy w naborze', en: 'there was not enough money in the call' },
};

/** N07, N08, N09: the result with its place or its reason. */
export function rankedText({ number }: Pick<Told, 'number'>, told: ResultTold): NoticeText {
  return {
    pl: {
      content_name: `Wynik naboru – zgłoszenie ${number}`,
      content_text: `Twoje zgłoszenie ${number} ${resultText(told, 'pl')}`,
    },
    en: {
      content_name: `Result of the call – application ${number}`,
      content_text: `Your application ${number} ${resultText(told, 'en')} The letter is in the details of the application. ${POLISH_BINDS}`,
    },
  };
}

export function rankedEmail(to: Reader, told: Told & ResultTold, { office, publicUrl }: Sender): Email {
  const link = { label: SEE_REGISTRATION, href: pageOf(publicUrl, told) };
  return noticeEmail({ to, office, text: rankedText(told, told), link });
}

function resultText(told: ResultTold, locale: Locale): string {
  return locale === 'pl' ? polish(told) : english(told);
}

function polish({ result, list, rank_no, lacking, documents_to, reserve_to, review_to }: ResultTold): string {
  const review = `Jeśli nie zgadzasz się z punktami, napisz do nas do ${dayText(review_to)}.`;
  if (result === 'qualified') {
    return `zostało zakwalifikowane: miejsce ${rank_no} na liście ${LISTS[list].pl}. Do ${dayText(documents_to)} czekamy na dokumenty potrzebne do umowy. Ich listę zobaczysz w zgłoszeniu.`;
  }
  if (result === 'reserve') {
    const until = reserve_to === null ? '' : ` Lista jest ważna do ${longDateText(reserve_to, 'pl')}`;
    return `jest na liście rezerwowej: miejsce ${rank_no}. Napiszemy, gdy zwolni się miejsce.${until} ${review}`;
  }
  return `nie zostało zakwalifikowane: ${LACKING[lacking].pl}. ${review} Zapraszamy do następnego naboru.`;
}

function english({
  result,
  list,
  rank_no,
  lacking,
  documents_to,
  reserve_to,
  review_to,
}: ResultTold): string {
  const review = `If you do not agree with the points, write to us by ${dayText(review_to, 'en')}.`;
  if (result === 'qualified') {
    return `has qualified: place ${rank_no} on the list ${LISTS[list].en}. We are waiting for the documents that the contract needs until ${dayText(documents_to, 'en')}. Their list is in the application.`;
  }
  if (result === 'reserve') {
    const until = reserve_to === null ? '' : ` The list is valid until ${longDateText(reserve_to, 'en')}.`;
    return `is on the reserve list: place ${rank_no}. We will write when a place becomes free.${until} ${review}`;
  }
  return `has not qualified: ${LACKING[lacking].en}. ${review} You are welcome in the next call.`;
}
