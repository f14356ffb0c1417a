import { COUNTED_THINGS, countText, dayText, hardSpaces, type IsoDate, type Locale } from '@urzad/domain';
import type { LetterSection } from './rejection';

interface ComingList {
  /** The last day of the call; `null` once it is over. */
  call_to: IsoDate | null;
}

/** When and where the result comes, for whoever was told that the points are approved. */
export function comingListText({ call_to }: ComingList, locale: Locale): string {
  if (locale === 'en') {
    const after = call_to === null ? '' : ` after ${dayText(call_to, 'en')},`;
    return `We will publish the list of those who qualified and the reserve list on the home page of the portal${after} when we have given points to all applications. They will have numbers of applications only. We will also write to you about the result.`;
  }
  const after = call_to === null ? '' : ` po ${dayText(call_to)}`;
  return `Listę zakwalifikowanych i listę rezerwową ogłosimy na stronie głównej portalu${after}, gdy ocenimy wszystkie zgłoszenia. Będą na nich tylko numery zgłoszeń. O wyniku napiszemy też do Ciebie.`;
}

/** The letter to a parent whose points a second person has approved (Order §11). */
export function assessmentLetter({
  number,
  points,
  call_to,
}: ComingList & { number: string; points: number }): LetterSection[] {
  const given = countText(points, COUNTED_THINGS.point);
  return [
    {
      title: 'Wynik',
      paragraphs: [hardSpaces(`Zgłoszenie ${number} przeszło ocenę formalną. Przyznane punkty: ${given}.`)],
    },
    { title: 'Co dalej', paragraphs: [hardSpaces(comingListText({ call_to }, 'pl'))] },
    { title: 'Co możesz zrobić', paragraphs: [hardSpaces('Teraz nie musisz nic robić.')] },
  ];
}
