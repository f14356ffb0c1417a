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
  /** The last days of the documents, and of the reserve list. */
  documents_to: IsoDate;
  reserve_to: IsoDate | null;
  /** The last day of a request for a review; `null` for a list that was published anew after one. */
  review_to: IsoDate | null;
}

const LISTS: Record<RankingList, InEachLanguage<string>> = {
  in_zone: { pl: 'w strefie włączenia (SSW)', en: 'in the zone of inclusion' },
  out_zone: { pl: 'poza strefą włączenia (SSW)', en: 'outside the zone of inclusion' },
};
const KINDS: Record<RankingResult, NoticeText['kind']> = {
  qualified: 'N07',
  reserve: 'N08',
  not_qualified: 'N09',
};
const LACKING: Record<ResultTold['lacking'], InEachLanguage<string>> = {
  places: { pl: 'zabrakło miejsc', en: 'there were not enough places' },
  budget: { pl: 'zabrakło pieniędzy w naborze', en: 'there was not enough money in the call' },
};

/** N07, N08, N09: the result with its place or its reason. */
export function rankedText({ number }: Pick<Told, 'number'>, told: ResultTold): NoticeText {
  return {
    kind: KINDS[told.result],
    pl: {
      content_name: `Wynik naboru – zgłoszenie ${number}`,
      content_text: `${againText(told).pl}Twoje zgłoszenie ${number} ${resultText(told, 'pl')}`,
    },
    en: {
      content_name: `Result of the call – application ${number}`,
      content_text: `${againText(told).en}Your application ${number} ${resultText(told, 'en')} The letter is in the details of the application. ${POLISH_BINDS}`,
    },
  };
}

export function rankedEmail(to: Reader, told: Told & ResultTold, { office, publicUrl }: Sender): Email {
  const link = { label: SEE_REGISTRATION, href: pageOf(publicUrl, told) };
  return noticeEmail({ to, office, text: rankedText(told, told), link });
}

function againText({ review_to }: ResultTold): InEachLanguage<string> {
  if (review_to !== null) return { pl: '', en: '' };
  return {
    pl: 'Po ponownej ocenie punktów ogłosiliśmy listę jeszcze raz. ',
    en: 'After a review of points we have published the list once more. ',
  };
}

function resultText(told: ResultTold, locale: Locale): string {
  return locale === 'pl' ? polish(told) : english(told);
}

function polish({ result, list, rank_no, lacking, documents_to, reserve_to, review_to }: ResultTold): string {
  const review =
    review_to === null
      ? ''
      : ` Jeśli nie zgadzasz się z punktami, możesz do ${dayText(review_to)} poprosić o ponowną ocenę w szczegółach zgłoszenia.`;
  if (result === 'qualified') {
    return `zostało zakwalifikowane: miejsce ${rank_no} na liście ${LISTS[list].pl}. Do ${dayText(documents_to)} czekamy na dokumenty potrzebne do umowy. Ich listę zobaczysz w zgłoszeniu.`;
  }
  if (result === 'reserve') {
    const until = reserve_to === null ? '' : ` Lista jest ważna do ${longDateText(reserve_to, 'pl')}`;
    return `jest na liście rezerwowej: miejsce ${rank_no}. Napiszemy, gdy zwolni się miejsce.${until}${review}`;
  }
  return `nie zostało zakwalifikowane: ${LACKING[lacking].pl}.${review} Zapraszamy do następnego naboru.`;
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
  const review =
    review_to === null
      ? ''
      : ` If you do not agree with the points, you may ask for a review in the details of the application by ${dayText(review_to, 'en')}.`;
  if (result === 'qualified') {
    return `has qualified: place ${rank_no} on the list ${LISTS[list].en}. We are waiting for the documents that the contract needs until ${dayText(documents_to, 'en')}. Their list is in the application.`;
  }
  if (result === 'reserve') {
    const until = reserve_to === null ? '' : ` The list is valid until ${longDateText(reserve_to, 'en')}.`;
    return `is on the reserve list: place ${rank_no}. We will write when a place becomes free.${until}${review}`;
  }
  return `has not qualified: ${LACKING[lacking].en}.${review} You are welcome in the next call.`;
}
