import type { LibraryItem } from '@urzad/contract';
import { communityText, type Locale, POWIAT, WOJEWODZTWO } from '@urzad/domain';
import { PLACES } from '@urzad/grants';
import type { factMessages } from '../messages/facts';

interface Where {
  text: string;
  /** Names of communes and districts are not translated. */
  lang: 'pl' | undefined;
}

/** Where a place, a commune or a district lies: the item above it, by its name. */
export function whereItemLies(
  { parent }: Pick<LibraryItem, 'parent'>,
  library: string,
  locale: Locale,
): Where | undefined {
  if (parent === null) return undefined;
  if (library === PLACES) return { text: communityText(parent, 'pl') || parent, lang: 'pl' };
  if (library === 'GMINY') return { text: nameIn(POWIAT, parent, 'pl'), lang: 'pl' };
  return { text: nameIn(WOJEWODZTWO, parent, locale), lang: undefined };
}

function nameIn(above: typeof POWIAT, code: string, locale: Locale): string {
  return above.find((item) => item.code === code)?.[locale] ?? code;
}

/** By what the rules count a commune; of other items nothing. */
export function itemFacts(
  { extra: { degurba, in_zone, has_nursery, added } }: Pick<LibraryItem, 'extra'>,
  words: (typeof factMessages)['pl'],
): string[] {
  return [
    degurba === undefined ? undefined : words.degurba(degurba),
    in_zone === undefined ? undefined : in_zone === 'yes' ? words.inZone : words.outOfZone,
    has_nursery === undefined ? undefined : has_nursery === 'yes' ? words.nursery : words.noNursery,
    added === 'yes' ? words.added : undefined,
  ].filter((fact) => fact !== undefined);
}
