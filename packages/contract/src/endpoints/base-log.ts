import { LOG_GROUPS } from '@urzad/grants';
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { LOG_LEVELS, LogChain, LogEntryRow, LogEntryView } from '../shapes/log-shapes';
import { countsQuery, envelope, IsoDate, page, pageQuery, QueryId, YesNo } from '../shapes/shapes';
import { nothing } from '../step-endpoint';
import { foundQuery, foundResponse } from './found-items';

/** The most entries of one file. */
export const LOG_EXPORT_MAX = 100_000;

const EVENT = '[a-z][a-z0-9_]{0,39}\\.[a-z][a-z0-9_-]{0,59}';
const word = (length: number) => z.string().check(z.regex(new RegExp(`^[a-z][a-z0-9_]{0,${length - 1}}$`)));

/** Each of them is served by an index, also over a million entries. */
const filters = {
  /** The first and the last day, of the office. */
  date_from: z.optional(IsoDate),
  date_to: z.optional(IsoDate),
  group: z.optional(z.enum(LOG_GROUPS)),
  /** Codes of events, comma-separated. */
  event: z.optional(z.string().check(z.regex(new RegExp(`^${EVENT}(,${EVENT}){0,19}$`)))),
  level: z.optional(z.enum(LOG_LEVELS)),
  id_user: z.optional(QueryId),
  /** Who acted for somebody. */
  id_user_main: z.optional(QueryId),
  /** `yes`: what was done for somebody else, by whomever. */
  acting: z.optional(z.literal('yes')),
  ip: z.optional(z.string().check(z.regex(/^[0-9a-fA-F.:]{2,45}$/))),
  obj_type: z.optional(word(40)),
  id_obj: z.optional(QueryId),
};
const { acting: _, group: __, ...narrowing } = filters;

/** The log of events, for who has `base_log` (Process §2.18, §7.4). */
export const auditLog = {
  get: defineEndpoint({
    method: 'GET',
    url: '/api/baselog/get',
    summary: 'Entries of the log, the newest first',
    schema: {
      querystring: z.omit(pageQuery(['date'], filters), { has_text: true }),
      response: { 200: page(LogEntryRow) },
    },
    errors: ['no-login', 'no-privilege'],
  }),
  counts: defineEndpoint({
    method: 'GET',
    url: '/api/baselog/counts',
    summary: 'How many entries stand on each tab of the list, at most 2,000',
    schema: {
      querystring: z.omit(countsQuery(narrowing), { has_text: true }),
      response: { 200: envelope(z.object({ all: z.int(), refusals: z.int(), acting: z.int() })) },
    },
    errors: ['no-login', 'no-privilege'],
  }),
  find: defineEndpoint({
    method: 'GET',
    url: '/api/baselog/find',
    summary: 'One entry with what it holds; what this reader may not see is left out',
    schema: { querystring: z.strictObject({ id: QueryId }), response: { 200: envelope(LogEntryView) } },
    errors: ['no-login', 'no-privilege', 'object-no-exist'],
  }),
  people: defineEndpoint({
    method: 'GET',
    url: '/api/baselog/people',
    summary: 'People whose entries can be asked for, by name or e-mail address; the value is the id',
    schema: { querystring: z.strictObject(foundQuery), response: foundResponse },
    errors: ['no-login', 'no-privilege'],
  }),
  person: defineEndpoint({
    method: 'GET',
    url: '/api/baselog/person',
    summary: 'The name of one person whose entries are asked for',
    schema: {
      querystring: z.strictObject({ id: QueryId }),
      response: { 200: envelope(z.object({ name: z.string() })) },
    },
    errors: ['no-login', 'no-privilege', 'object-no-exist'],
  }),
  chain: defineEndpoint({
    method: 'GET',
    url: '/api/baselog/chain',
    summary: 'The last check of the chain and the newest anchor',
    schema: { querystring: z.strictObject({}), response: { 200: envelope(LogChain) } },
    errors: ['no-login', 'no-privilege'],
  }),
  /** While a check runs, this answers that one: two presses are one check. */
  check: defineEndpoint({
    method: 'POST',
    url: '/api/baselog/check',
    summary: 'Begins to check the chain; the progress is in `chain`',
    schema: { body: nothing, response: { 200: envelope(LogChain) } },
    errors: ['no-login', 'no-privilege'],
    idempotent: true,
  }),
  stop: defineEndpoint({
    method: 'POST',
    url: '/api/baselog/stop',
    summary: 'Breaks off the check that runs',
    schema: { body: nothing, response: { 200: envelope(LogChain) } },
    errors: ['no-login', 'no-privilege'],
    idempotent: true,
  }),
  /** The log tells who took entries out of the portal: it is a call that writes. */
  export: defineEndpoint({
    method: 'POST',
    url: '/api/baselog/export',
    summary: `The address of a file with the entries of a list, the newest ${LOG_EXPORT_MAX.toLocaleString('en')} of them (CSV)`,
    schema: {
      body: z.strictObject(filters),
      response: { 200: envelope(z.object({ url: z.string(), rows: z.int(), limited: YesNo })) },
    },
    errors: ['no-login', 'no-privilege'],
    idempotent: true,
  }),
} as const;
