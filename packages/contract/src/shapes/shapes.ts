import { type IsoDate as Day, isBlank, LARGEST_INT, tidyFreeText, tidyText } from '@urzad/domain';
import * as z from 'zod/mini';

const ID = /^[1-9][0-9]{0,9}$/;
const TEXT_MAX = 200;

/** The most objects of one page of a list (Order §1). */
export const PAGE_COUNT_MAX = 100;
const PAGE_COUNT_DEFAULT = 20;

/** Identity of an object: a positive integer of the database. */
export const Id = z.int().check(z.positive(), z.maximum(LARGEST_INT));

/** A timestamp: ISO 8601 with milliseconds and `Z` (Order §1). */
export const IsoDateTime = z.iso.datetime({ precision: 3 });

/** An existing day, `YYYY-MM-DD`. */
export const IsoDate = z.iso.date() as z.ZodMiniType<Day, Day>;

/** Yes and no are words on the wire (Order §1). */
export const YesNo = z.enum(['yes', 'no']);
export type YesNo = z.infer<typeof YesNo>;

/** Integer grosze, never negative (Order §1). */
export const Grosze = z.int().check(z.nonnegative());

/** A digest by SHA-256, in lower-case hexadecimal digits. */
export const Sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** Check of a required text: it has a visible character. */
export const seen = z.refine<string>((text) => !isBlank(text), { message: 'is-empty', abort: true });

/** A text of somebody's own words, without what nobody sees; a name, cleaned as names are. */
export const tidyFree = z.overwrite<string>(tidyFreeText);
export const tidyLine = z.overwrite<string>(tidyText);

/** An id in a query: text on the wire, parsed to a number. Only digits are accepted. */
export const QueryId = z.pipe(
  z.union([z.string().check(z.regex(ID)), Id]),
  z.pipe(
    z.transform((value: string | number) => Number(value)),
    Id,
  ),
);

/** A small whole number in a query, from `min` to `max`. */
export function queryInt(min: number, max: number) {
  return z.pipe(
    z.union([z.string().check(z.regex(/^[0-9]{1,9}$/)), z.int()]),
    z.pipe(
      z.transform((value: string | number) => Number(value)),
      z.int().check(z.minimum(min), z.maximum(max)),
    ),
  );
}

/** Comma-separated ids in a query. */
export const idList = z.pipe(
  z.string().check(z.regex(/^[0-9]{1,10}(,[0-9]{1,10}){0,99}$/)),
  z.pipe(
    z.transform((text: string) => text.split(',').map(Number)),
    z.array(Id),
  ),
);

/** The query of an endpoint about one object. */
export const idQuery = z.strictObject({ id: QueryId });

/** `{"data": …}`: the body of every success (Order §1). */
export function envelope<Data extends z.core.$ZodType>(data: Data) {
  return z.object({ data });
}

/** A success without data. */
export const done = envelope(z.null());

/** A list is counted exactly up to this number; a larger exact count would cost more than the page itself (Order §1). */
export const COUNT_LIMIT = 10_000;

/**
 * A tab is counted exactly up to this number, more than an office has in a year of anything but the log: a tab shows no
 * more than „99+”, and the line below the title of a list says that there are more. A screen asks for the counts of all
 * its tabs at once.
 */
export const TAB_COUNT_LIMIT = 2_000;

/** One page of a list, with the total number of matches. `next` is the cursor for `after`, absent on the last page. */
export function page<Item extends z.core.$ZodType>(item: Item) {
  return z.object({
    data: z.array(item),
    /** Exact up to 10,000; beyond it 10,000 with `count_limited`. */
    count: z.int().check(z.nonnegative()),
    count_limited: z.optional(z.literal('yes')),
    next: z.optional(z.string()),
  });
}

const Searched = z.optional(z.string().check(z.minLength(1), z.maxLength(TEXT_MAX)));

/**
 * The query of a list: `page` or `after`, `page_count` (1-100, default 20), `sort` (`field` or `-field`), `has_text`
 * and the resource's own filters. An unknown name is refused.
 */
export function pageQuery<const Field extends string, Filters extends z.core.$ZodLooseShape>(
  sortFields: readonly [Field, ...Field[]],
  filters: Filters,
) {
  return z.strictObject({
    page: z.optional(queryInt(1, 1_000_000)),
    after: z.optional(z.string().check(z.minLength(1), z.maxLength(TEXT_MAX))),
    page_count: z._default(queryInt(1, PAGE_COUNT_MAX), PAGE_COUNT_DEFAULT),
    sort: z.optional(sortOf(sortFields)),
    has_text: Searched,
    ...filters,
  });
}

/** The query of the numbers on the tabs of a list: its search and its filters. */
export function countsQuery<Filters extends z.core.$ZodLooseShape>(filters: Filters) {
  return z.strictObject({ has_text: Searched, ...filters });
}

/** `scope=online,online_date`: the comma-separated fields of the answer. An unknown or forbidden field is a 400. */
export function scopeOf<const Field extends string>(fields: readonly [Field, ...Field[]]) {
  return commaList(fields);
}

/** `status=submitted,to_correct`: some of the known words, comma-separated. */
export function commaList<const Word extends string>(words: readonly Word[]) {
  return z.pipe(
    z.string().check(z.minLength(1), z.maxLength(2000)),
    z.pipe(
      z.transform((text: string) => text.split(',').map((word) => word.trim())),
      z.array(z.enum(words)),
    ),
  );
}

function sortOf<const Field extends string>(fields: readonly [Field, ...Field[]]) {
  const descending = fields.map((field) => `-${field}` as const);
  return z.enum([...fields, ...descending]);
}
