import type { FieldSpec, IsoDate, Option, StatusColour, StatusInfo } from '@urzad/domain';
import type { Statuses } from '../law/define-statuses';

/** An item of a dictionary as the office keeps it. */
export interface OfficeWord extends Option {
  color: StatusColour | null;
  valid_from: IsoDate | null;
  valid_to: IsoDate | null;
  archived: 'yes' | 'no';
}

/**
 * The dictionaries that the office changed, by their code, each with all its items in its order. One without an entry is as
 * shipped. Which codes there are and what they mean stays the law's: words of other codes are not read.
 */
export type OfficeWords = Readonly<Record<string, OfficeWord[]>>;

export const NO_OFFICE_WORDS: OfficeWords = {};

/** A choice of the law with the words of the office. */
export type Named<Of> = { [Key in keyof Of]: Key extends 'pl' | 'en' ? string : Of[Key] };

/** The choices of a dictionary in the words and the order of the office, also those that are not offered any more. */
export function namesIn<const Of extends Option>(
  words: OfficeWords,
  library: string,
  shipped: readonly Of[],
): readonly Named<Of>[] {
  const own = words[library];
  // As it is shipped, an item is named too, which its type does not know of a literal.
  if (!own) return shipped as readonly Named<Of>[];
  const places = new Map(own.map(({ code }, at) => [code, at]));
  const placeOf = ({ code }: Option) => places.get(code) ?? own.length;
  const named = shipped
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map((option) => {
      const { pl, en } = own[placeOf(option)] ?? option;
      return { ...option, pl, en };
    });
  return named as readonly Named<Of>[];
}

/** What of them may be chosen on a day. @param chosen a code that stays among them: it was chosen before */
export function offeredIn<const Of extends Option>(
  words: OfficeWords,
  library: string,
  { shipped, day, chosen }: { shipped: readonly Of[]; day: IsoDate | undefined; chosen?: unknown },
): readonly Named<Of>[] {
  const own = new Map(words[library]?.map((word) => [word.code, word]));
  return namesIn(words, library, shipped).filter(({ code }) => {
    const word = own.get(code);
    return !word || !day || code === chosen || isOffered(word, day);
  });
}

/** Statuses with the words and the colours of the office. */
export function statusesIn<Of extends Pick<Statuses<string>, 'table' | 'library'>>(
  words: OfficeWords,
  statuses: Of,
): Of {
  const own = statuses.library && words[statuses.library];
  if (!own) return statuses;
  const changed: Record<string, StatusInfo> = { ...statuses.table };
  for (const { code, pl, en, color } of own) {
    const known = changed[code];
    if (known) changed[code] = { pl, en, colour: color ?? known.colour };
  }
  return { ...statuses, table: changed };
}

/** A question whose choices are in the words of the office. @param offer leaves out those that are not offered */
export function specIn(
  words: OfficeWords,
  spec: FieldSpec,
  offer?: { day: IsoDate | undefined; chosen: unknown },
): FieldSpec {
  const { library, options: shipped } = spec;
  if (!library || !shipped || !words[library]) return spec;
  const options = offer ? offeredIn(words, library, { shipped, ...offer }) : namesIn(words, library, shipped);
  return { ...spec, options };
}

/** Whether an item is offered for a choice on a day. One that is not still names what was chosen before. */
export function isOffered(
  {
    archived,
    valid_from,
    valid_to,
  }: { archived: 'yes' | 'no'; valid_from: IsoDate | null; valid_to: IsoDate | null },
  day: IsoDate,
): boolean {
  const begun = valid_from === null || valid_from <= day;
  return archived === 'no' && begun && (valid_to === null || valid_to >= day);
}
