import { COLUMN_OPERATION_CODES, PRESET_NAME_MAX, type TablePreset as PresetOfTable } from '@urzad/domain';
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { lenient } from '../shapes/lenient';
import {
  done,
  envelope,
  Id,
  idQuery,
  page,
  QueryId,
  queryInt,
  scopeOf,
  seen,
  tidyLine,
  YesNo,
} from '../shapes/shapes';

/** The largest number of views of a person, over all tables; all of them fit on one page. */
export const TABLE_PRESETS_MAX = 100;

const COLUMNS_MAX = 100;
const WIDTH_MAX = 4_000;
const TEXT_MAX = 200;

const Code = z.string().check(z.regex(/^[a-z][a-z0-9_.-]{0,59}$/));
const text = z.string().check(z.maxLength(TEXT_MAX));
const count = z.int().check(z.nonnegative(), z.maximum(COLUMNS_MAX));
const bound = z.nullable(z.union([z.number(), text]));

const Column = z.strictObject({
  code: Code,
  table: Code,
  table_show: YesNo,
  /** From 1. Columns without a number are not sent (Spec §7). */
  table_column_number: z.int().check(z.positive(), z.maximum(COLUMNS_MAX)),
  width: z.nullable(z.int().check(z.positive(), z.maximum(WIDTH_MAX))),
});

const Filter = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('contains'), text }),
  z.strictObject({ kind: z.literal('range'), from: bound, to: bound }),
  z.strictObject({
    kind: z.literal('options'),
    values: z.readonly(z.array(text).check(z.maxLength(COLUMNS_MAX))),
  }),
]);

const Filters = z.strictObject({
  columns: byColumn(Filter),
  sort: z.nullable(z.strictObject({ code: Code, direction: z.enum(['ascending', 'descending']) })),
  density: z.enum(['loose', 'dense']),
  operations: byColumn(z.enum(COLUMN_OPERATION_CODES)),
  tab: z.optional(Code),
});

/** The fields that a person sets; owner and id are set by the server. */
const Arrangement = z.strictObject({
  name: z.string().check(tidyLine, seen, z.maxLength(PRESET_NAME_MAX, 'is-too-big')),
  table_code: Code,
  table_column_number: count,
  default: YesNo,
  table_autofill: YesNo,
  selected: YesNo,
  filters: Filters,
  columns: z.readonly(z.array(Column).check(z.maxLength(COLUMNS_MAX), z.refine(isDistinct))),
});

/** Filters as they are sent: an empty list says that there are none. */
const SentFilters = z.union([
  Filters,
  z.pipe(
    z.array(z.never()).check(z.length(0)),
    z.transform(
      (): z.infer<typeof Filters> => ({
        columns: {},
        sort: null,
        density: 'loose',
        operations: {},
      }),
    ),
  ),
]);

/** A new view, whole as Spec §7 sends it. Its owner is the caller: another id is answered as a missing one. */
const SentPreset = z.strictObject({
  ...Arrangement.shape,
  filters: SentFilters,
  id_user: z.optional(Id),
});

/** A named view of a table (Spec §3), private to one person. Its name may be longer than today's limit. */
export const TablePreset = z.object({
  id: Id,
  id_user: Id,
  ...lenient(Arrangement).shape,
  name: z.string(),
}) satisfies z.ZodMiniType<PresetOfTable>;
export type TablePreset = z.infer<typeof TablePreset>;

/** A view before it has an id. */
export type NewTablePreset = z.input<typeof Arrangement>;

const [firstField = 'id', ...otherFields] = z.keyof(TablePreset).options;
const scope = z.optional(scopeOf([firstField, ...otherFields]));
const answer = { 200: envelope(z.partial(TablePreset)) };

export const tablePresets = {
  get: defineEndpoint({
    method: 'GET',
    url: '/api/basetablepreset/get',
    summary: 'My views of tables, or those of one table, in the order in which they were made',
    schema: {
      querystring: z.strictObject({
        /** Only the caller's own: another id is answered as a missing one. */
        id_user: z.optional(QueryId),
        table_code: z.optional(Code),
        page: z._default(queryInt(1, TABLE_PRESETS_MAX), 1),
        page_count: z._default(queryInt(1, TABLE_PRESETS_MAX), TABLE_PRESETS_MAX),
        scope,
      }),
      response: { 200: page(z.partial(TablePreset)) },
    },
    errors: ['no-login', 'token-expired', 'object-no-exist'],
  }),
  add: defineEndpoint({
    method: 'POST',
    url: '/api/basetablepreset/add',
    summary: `Keep a view. A person has at most ${TABLE_PRESETS_MAX}: one more is \`illegal-step\` with \`{"reason": "too-many"}\``,
    schema: { querystring: z.strictObject({ scope }), body: SentPreset, response: answer },
    errors: ['no-login', 'token-expired', 'no-privilege', 'object-no-exist', 'illegal-step'],
    idempotent: true,
  }),
  set: defineEndpoint({
    method: 'POST',
    url: '/api/basetablepreset/set',
    summary:
      'Change a view; what is not sent stays. Its `id`, `id_user` and `table_code` may be sent and do not change. `selected` and `default` belong to one view of a table: the one that had them loses them.',
    schema: {
      querystring: z.strictObject({ ...idQuery.shape, scope }),
      body: z.partial(z.strictObject({ ...SentPreset.shape, id: Id })),
      response: answer,
    },
    errors: ['no-login', 'token-expired', 'no-privilege', 'object-no-exist'],
    idempotent: true,
  }),
  delete: defineEndpoint({
    method: 'DELETE',
    url: '/api/basetablepreset/delete',
    summary: 'Delete a view',
    schema: { querystring: idQuery, response: { 200: done } },
    errors: ['no-login', 'token-expired', 'no-privilege', 'object-no-exist'],
  }),
} as const;

/** A record by the codes of columns. */
function byColumn<Value extends z.core.$ZodType>(value: Value) {
  return z
    .record(Code, value)
    .check(z.refine((columns: object) => Object.keys(columns).length <= COLUMNS_MAX));
}

/** No column occurs twice. */
function isDistinct(columns: readonly { code: string }[]): boolean {
  return new Set(columns.map(({ code }) => code)).size === columns.length;
}
