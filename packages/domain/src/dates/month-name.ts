import { foldForSearch } from '../words/fold-for-search';

/** In the order of the year: nominative and genitive of Polish, Roman number, English. Without Polish diacritics. */
const MONTHS = [
  ['styczen', 'stycznia', 'i', 'january'],
  ['luty', 'lutego', 'ii', 'february'],
  ['marzec', 'marca', 'iii', 'march'],
  ['kwiecien', 'kwietnia', 'iv', 'april'],
  ['maj', 'maja', 'v', 'may'],
  ['czerwiec', 'czerwca', 'vi', 'june'],
  ['lipiec', 'lipca', 'vii', 'july'],
  ['sierpien', 'sierpnia', 'viii', 'august'],
  ['wrzesien', 'wrzesnia', 'ix', 'september'],
  ['pazdziernik', 'pazdziernika', 'x', 'october'],
  ['listopad', 'listopada', 'xi', 'november'],
  ['grudzien', 'grudnia', 'xii', 'december'],
] as const;

/** Shorter prefixes are those of two months. */
const MIN_LETTERS = 3;

/** The number of the month (from 1) by its name, a prefix of three letters or more, or its Roman number. */
export function findMonthByName(name: string): number | undefined {
  const wanted = foldForSearch(name);
  const at = MONTHS.findIndex((names) =>
    names.some((known) => known === wanted || (wanted.length >= MIN_LETTERS && known.startsWith(wanted))),
  );

  return at === -1 ? undefined : at + 1;
}
