import { filenamesOf } from '#shared/conversation/letter-files';
import type { LetterValues } from './letter-values';

/** What a person fills in of a letter. */
export type LetterPart = 'to' | 'cc' | 'outside' | 'object' | 'subject' | 'body' | 'files';

type Parts = Record<LetterPart, unknown>;

/** The parts in which two versions of a draft differ, in the order of the form. */
export function differingParts(mine: LetterValues, theirs: LetterValues): LetterPart[] {
  const [one, other] = [partsOf(mine), partsOf(theirs)];
  return (Object.keys(one) as LetterPart[]).filter(
    (part) => JSON.stringify(one[part]) !== JSON.stringify(other[part]),
  );
}

function partsOf(values: LetterValues): Parts {
  const { to, cc, outside, object, subject, body, stored } = values;
  const files = [...stored.toSorted(), ...filenamesOf(values)];
  return { object, to: to.toSorted(), cc: cc.toSorted(), outside: outside.toSorted(), subject, body, files };
}

/** The version of this window over the stored one: of its files only those that are still there. */
export function keptOver(mine: LetterValues, { files }: { files: readonly { id: number }[] }): LetterValues {
  const ids = files.map(({ id }) => String(id));
  return { ...mine, stored: mine.stored.filter((id) => ids.includes(id)) };
}
