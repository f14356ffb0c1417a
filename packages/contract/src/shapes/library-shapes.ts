import { LIBRARY_RATE_MAX } from '@urzad/grants';
import * as z from 'zod/mini';
import { Id, IsoDate, seen, tidyLine, YesNo } from './shapes';

export const LIBRARY_NAME_MAX = 200;
export const LIBRARY_CODE_MAX = 40;
/** A dictionary is arranged by its office as a whole. */
export const LIBRARY_ITEMS_MAX = 5000;

/** Colours that an item may have, as a status has them (Spec §3). */
export const LIBRARY_COLOURS = ['grey', 'blue', 'orange', 'purple', 'green', 'red'] as const;

/** Whose the codes are: read by rules, those of an official register, the office's own, or places of both. */
export const LIBRARY_KINDS = ['rules', 'register', 'office', 'places'] as const;

/** The code of a dictionary. */
export const LibraryCode = z.string().check(z.regex(/^[A-Z][A-Z0-9_]{1,39}$/));

/** The code of an item of an office's own dictionary, which the server knows. */
export const LibraryItemCode = z.string().check(seen, z.maxLength(LIBRARY_CODE_MAX));

/** A dictionary of the office (Process §2.18). */
export const LibraryView = z.object({
  id: Id,
  code: z.string(),
  name: z.string(),
  name_en: z.string(),
  /** Its codes are fixed: nothing is added to it or deleted from it. */
  system: YesNo,
  kind: z.enum(LIBRARY_KINDS),
  /** Items can be archived and restored. */
  archives: YesNo,
  /** Items may begin and end on a day. */
  dated: YesNo,
  /** Where its words are read; `null`: only its search has them. */
  read_in: z.nullable(z.object({ pl: z.string(), en: z.string() })),
  /** Facts of its items beside their words. */
  facts: z.array(z.enum(['rate', 'commune'])),
  /** What may stand in a name and is replaced where it is read. */
  placeholder: z.nullable(z.string()),
  /** Items that are not archived. */
  active: z.int(),
  archived: z.int(),
});
export type LibraryView = z.infer<typeof LibraryView>;

/** An item of a dictionary (Process §2.18). */
export const LibraryItem = z.object({
  id: Id,
  row_version: z.int(),
  id_library: Id,
  code: z.string(),
  name: z.string(),
  name_en: z.string(),
  /** Its place in the order, from 1. */
  number: z.int(),
  color: z.nullable(z.string()),
  /** The first and the last day on which it is offered; without them always. */
  valid_from: z.nullable(IsoDate),
  valid_to: z.nullable(IsoDate),
  /** Code of the item above it: the district of a commune. */
  parent: z.nullable(z.string()),
  extra: z.record(z.string(), z.union([z.string(), z.number()])),
  archived: YesNo,
});
export type LibraryItem = z.infer<typeof LibraryItem>;

/** The dictionaries of the law that the office changed, with all items of each: `OfficeWords` of the law. */
export const ChangedWords = z.record(
  z.string(),
  z.array(
    z.object({
      code: z.string(),
      pl: z.string(),
      en: z.string(),
      color: z.nullable(z.enum(LIBRARY_COLOURS)),
      valid_from: z.nullable(IsoDate),
      valid_to: z.nullable(IsoDate),
      archived: YesNo,
    }),
  ),
);

/** What rules count of a commune: an item of GMINY (Process §2.19). */
export const CommuneFacts = z.strictObject({
  degurba: z.literal([1, 2, 3]),
  in_zone: YesNo,
  has_nursery: YesNo,
});

/** What the office writes of an item. */
export const libraryItemValues = {
  name: z.string().check(tidyLine, z.maxLength(LIBRARY_NAME_MAX)),
  name_en: z.string().check(tidyLine, z.maxLength(LIBRARY_NAME_MAX)),
  /** Its place; the last one without it. */
  number: z.nullable(z.int().check(z.minimum(1), z.maximum(LIBRARY_ITEMS_MAX))),
  color: z.nullable(z.enum(LIBRARY_COLOURS)),
  valid_from: z.nullable(IsoDate),
  valid_to: z.nullable(IsoDate),
  /** Yearly, in basis points: of ODSETKI alone. */
  rate: z.nullable(z.int().check(z.minimum(0), z.maximum(LIBRARY_RATE_MAX))),
  /** Of GMINY alone; without it they stay as they are. */
  commune: z.optional(CommuneFacts),
};

export const newLibraryItem = z.strictObject({
  ...libraryItemValues,
  code: z.string().check(tidyLine, seen, z.maxLength(LIBRARY_CODE_MAX)),
});

export const changedLibraryItem = z.strictObject({
  ...libraryItemValues,
  row_version: z.int().check(z.nonnegative()),
});
