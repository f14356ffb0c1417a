import { dayText, type IsoDate, longDateText } from '@urzad/domain';
import type { NoticeTemplateCode, RankingList, RankingResult } from '@urzad/grants';
import {
  type InEachLanguage,
  type NoticeText,
  noticeEmail,
  type Sender,
  templated,
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
const TEMPLATES = {
  qualified: 'result-qualified',
  reserve: 'result-reserve',
  not_qualified: 'result-not-qualified',
} as const satisfies Record<RankingResult, NoticeTemplateCode>;
const LACKING: Record<ResultTold['lacking'], InEachLanguage<string>> = {
  places: { pl: 'zabrakło miejsc', en: 'there were not enough places' },
  budget: { pl: 'zabrakło pieniędzy w naborze', en: 'there was not enough money in the call' },
};

/** N07, N08, N09: the result with its place or its reason. */
export function rankedText({ number }: Pick<Told, 'number'>, told: ResultTold): NoticeText {
  const { result, list, rank_no, lacking, documents_to } = told;
  return templated(TEMPLATES[result], {
    ...{ zgloszenie: number, miejsce: String(rank_no), strefa: LISTS[list], powod: LACKING[lacking] },
    termin: { pl: dayText(documents_to), en: dayText(documents_to, 'en') },
    ponownie: againSentence(told),
    waznosc: reserveSentence(told),
    ocena: reviewSentence(told),
  });
}

/** The templates of results. */
export const RESULT_TEMPLATES: readonly NoticeTemplateCode[] = Object.values(TEMPLATES);

/** Its words are those of the notification. */
export function rankedEmail(
  to: Reader,
  { told, text }: { told: Told; text: NoticeText },
  { office, publicUrl }: Sender,
): Email {
  return noticeEmail({ to, office, text, link: { label: SEE_REGISTRATION, href: pageOf(publicUrl, told) } });
}

const NOTHING: InEachLanguage<string> = { pl: '', en: '' };

function againSentence({ review_to }: ResultTold): InEachLanguage<string> {
  if (review_to !== null) return NOTHING;
  return {
    pl: 'Po ponownej ocenie punktów ogłosiliśmy listę jeszcze raz.',
    en: 'After a review of points we have published the list once more.',
  };
}

function reserveSentence({ reserve_to }: ResultTold): InEachLanguage<string> {
  if (reserve_to === null) return NOTHING;
  return {
    pl: `Lista jest ważna do ${longDateText(reserve_to, 'pl')}`,
    en: `The list is valid until ${longDateText(reserve_to, 'en')}.`,
  };
}

function reviewSentence({ review_to }: ResultTold): InEachLanguage<string> {
  if (review_to === null) return NOTHING;
  return {
    pl: `Jeśli nie zgadzasz się z punktami, możesz do ${dayText(review_to)} poprosić o ponowną ocenę w szczegółach zgłoszenia.`,
    en: `If you do not agree with the points, you may ask for a review in the details of the application by ${dayText(review_to, 'en')}.`,
  };
}
