import { ERASURE_OBSTACLES, PERSONAL_DATA_CODES } from '@urzad/grants';
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { PassText } from '../shapes/account-shapes';
import { done, envelope, Id, IsoDateTime, page, pageQuery } from '../shapes/shapes';

/** The newest first: no other order is of use. */
const pageOnly = z.pick(pageQuery(['id'], {}), { page: true, page_count: true });

/** Copies of one person in a day: each opens a case. */
export const EXPORTS_PER_DAY = 10;
/** Seconds between two of them. */
export const EXPORT_PAUSE_SECONDS = 60;

/** What the office holds about the caller. */
export const OwnData = z.object({
  /** How many rows of each kind. */
  held: z.array(z.object({ code: z.enum(PERSONAL_DATA_CODES), count: z.int() })),
  /** When the last copy was made. */
  export_date: z.nullable(IsoDateTime),
  /** What forbids to erase the account; `null` when nothing does. */
  obstacle: z.nullable(z.enum(ERASURE_OBSTACLES)),
});
export type OwnData = z.infer<typeof OwnData>;

/** That somebody of the office read what is the caller's. */
export const ReadingView = z.object({
  id: Id,
  date: IsoDateTime,
  name: z.string(),
  /** In which they work now; `null` for one who has none any more. */
  role: z.nullable(z.string()),
  /** Empty: it has one name for both languages. */
  role_en: z.optional(z.string()),
  /** The kind of what was read: an entity, or `user` for the account. */
  obj_type: z.string(),
  /** Number of an application or a document, sign of a case, name of a file. */
  label: z.nullable(z.string()),
});
export type ReadingView = z.infer<typeof ReadingView>;

/** The rights of a person to their own data (RODO art. 15-17). Nobody acts here for another. */
export const ownData = {
  accountData: defineEndpoint({
    method: 'GET',
    url: '/api/user/accountdata',
    summary: 'What the office holds about the caller, their last copy of it, and what forbids to erase it',
    schema: { querystring: z.strictObject({}), response: { 200: envelope(OwnData) } },
    errors: ['no-login', 'token-expired', 'no-privilege'],
  }),
  readingsGet: defineEndpoint({
    method: 'GET',
    url: '/api/user/readings',
    summary: 'Who of the office looked at what belongs to the caller, the newest first',
    schema: { querystring: pageOnly, response: { 200: page(ReadingView) } },
    errors: ['no-login', 'token-expired', 'no-privilege', 'not-valid'],
  }),
  accountExport: defineEndpoint({
    method: 'POST',
    url: '/api/user/accountexport',
    summary: `Opens and closes a case about a copy of the caller's data, and answers an address of ten minutes for it: a ZIP with JSON, PDF and files. Once in ${EXPORT_PAUSE_SECONDS} s, at most ${EXPORTS_PER_DAY} in a day.`,
    schema: {
      body: z.strictObject({}),
      response: { 200: envelope(z.object({ url_download: z.string(), date: IsoDateTime })) },
    },
    errors: ['no-login', 'token-expired', 'no-privilege'],
    idempotent: true,
  }),
  accountDelete: defineEndpoint({
    method: 'POST',
    url: '/api/user/accountdelete',
    summary:
      'Erases the account of the caller, whose password is checked, for good: unsent applications, files and messages go, sessions end, the row keeps no name. `illegal-step` with a `reason` where the law forbids it.',
    schema: { body: z.strictObject({ pass: PassText }), response: { 200: done } },
    errors: ['no-login', 'token-expired', 'no-privilege', 'not-valid', 'illegal-step'],
  }),
} as const;
