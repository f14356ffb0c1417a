import type { LibraryItem } from '@urzad/contract';
import { communityText, type Locale, POWIAT, WOJEWODZTWO } from '@urzad/domain';
import { PLACES } from '@urzad/grants';
import type { factMessages } from '../messages/facts';

/** What is said of an item beside its words: where it lies, and by what the rules count a commune. */
export function itemFacts(
  { parent, extra }: Pick<LibraryItem, 'parent' | 'extra'>,
  { library, locale, words }: { library: string; locale: Locale; words: (typeof factMessages)['pl'] },
): string[] {
  const { degurba, in_zone, has_nursery } = extra;
  return [
    parent === null ? undefined : parentText(library, parent, locale),
    degurba === undefined ? undefined : words.degurba(degurba),
    in_zone === undefined ? undefined : in_zone === 'yes' ? words.inZone : words.outOfZone,
    has_nursery === undefined ? undefined : has_nursery === 'yes' ? words.nursery : words.noNursery,
  ].filter((fact) => fact !== undefined);
}

/** The item above it, by its name. */
function parentText(library: string, parent: string, locale: Locale): string {
  if (library === PLACES) return communityText(parent, locale) || parent;
  const above = library === 'GMINY' ? POWIAT : WOJEWODZTWO;
  return above.find(({ code }) => code === parent)?.[locale] ?? parent;
}
