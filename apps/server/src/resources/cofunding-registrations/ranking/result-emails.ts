import { dayText, type IsoDate, longDateText } from '@urzad/domain';
import type { RankingList, RankingResult } from '@urzad/grants';
import { type Sender, toEmail } from '../../../mail/email';
import type { Email } from '../../../mail/mail';
import { pageOf, type Told } from '../emails';

/** A published result of one application. */
export interface ResultTold {
  result: RankingResult;
  list: RankingList;
  rank_no: number | null;
  /** Why nobody behind had a place: the places or the money were gone. */
  lacking: 'places' | 'budget';
  /** Days of the reserve list and of a review. */
  reserve_to: IsoDate | null;
  review_to: IsoDate;
}

const LISTS: Record<RankingList, string> = {
  in_zone: 'w strefie włączenia (SSW)',
  out_zone: 'poza strefą włączenia (SSW)',
};
const LACKING = { places: 'zabrakło miejsc', budget: 'zabrakło pieniędzy w naborze' };

/** N07, N08, N09: the result with its place or its reason. */
export function rankedText({ number }: Pick<Told, 'number'>, told: ResultTold) {
  return {
    content_name: `Wynik naboru – zgłoszenie ${number}`,
    content_text: `Twoje zgłoszenie ${number} ${resultText(told)}`,
  };
}

export function rankedEmail(to: string, told: Told & ResultTold, { office, publicUrl }: Sender): Email {
  const { content_name, content_text } = rankedText(told, told);
  return toEmail({
    to,
    office,
    subject: content_name,
    paragraphs: ['Dzień dobry,', content_text],
    link: { label: 'Zobacz zgłoszenie', href: pageOf(publicUrl, told) },
  });
}

function resultText({ result, list, rank_no, lacking, reserve_to, review_to }: ResultTold): string {
  const review = `Jeśli nie zgadzasz się z punktami, poproś o ponowną ocenę do ${dayText(review_to)}.`;
  if (result === 'qualified') {
    return `zostało zakwalifikowane: miejsce ${rank_no} na liście ${LISTS[list]}. Teraz czekamy na dokumenty potrzebne do umowy.`;
  }
  if (result === 'reserve') {
    const until = reserve_to === null ? '' : ` Lista jest ważna do ${longDateText(reserve_to, 'pl')}`;
    return `jest na liście rezerwowej: miejsce ${rank_no}. Napiszemy, gdy zwolni się miejsce.${until} ${review}`;
  }
  return `nie zostało zakwalifikowane: ${LACKING[lacking]}. ${review} Zapraszamy do następnego naboru.`;
}
