import { foldForSearch } from '@urzad/domain';
import { CASE_KINDS, mainCaseTitle, namesIn, type OfficeWords } from '@urzad/grants';
import { and, eq, like, or, type SQL } from 'drizzle-orm';
import type { Db } from '../../db';
import { likeText, patternOf, wordsMatch } from '../../lists/text-match';
import { keptWords } from '../libraries/public';
import { officeCase as table } from './table';

/** Cases with every word of a search. A title that is the name of a kind is found by what the office calls the kind. */
export async function caseSearch(
  db: Db,
  id_application: number,
  typed: string | undefined,
): Promise<SQL | undefined> {
  if (typed === undefined) return undefined;
  const words = await keptWords(db, id_application);
  return wordsMatch(table.search_text, typed, (word) => renamedWith(words, word));
}

/** Cases whose title is shown with this word, and stored with the name of the release (`shownCaseTitle`). */
function renamedWith(words: OfficeWords, word: string): SQL | undefined {
  const named = namesIn(words, 'CASE_KIND', CASE_KINDS);
  const found = CASE_KINDS.filter((kind) => {
    const own = named.find(({ code }) => code === kind.code);
    const isRenamed = own && (own.pl !== kind.pl || own.en !== kind.en);
    return isRenamed && [own.pl, own.en].some((name) => foldForSearch(name).includes(word));
  });
  return or(
    ...found.map(({ code, pl }) =>
      and(
        // In the index of the text; the title alone has none.
        like(table.search_text, patternOf(foldForSearch(pl))),
        code === 'ZGLOSZENIE' ? like(table.title, `${likeText(mainCaseTitle('FR/'))}%`) : eq(table.title, pl),
      ),
    ),
  );
}
