import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { LibraryCode } from '../shapes/library-shapes';
import { queryInt } from '../shapes/shapes';
import { LookupItem } from './lookups';

/** An object picker holds so many, an autocomplete field shows fewer (Spec §9). */
export const FOUND_ITEMS_MAX = 100;

/** The query of `autocompleteLookup` and `objectsLookup`. `test=test` is of the object picker. */
export const foundQuery = {
  ret_type: z.literal('autocomplete'),
  has_text: z.optional(z.string().check(z.maxLength(200))),
  test: z.optional(z.literal('test')),
  page_count: z._default(queryInt(1, FOUND_ITEMS_MAX), FOUND_ITEMS_MAX),
};

/** `count` is that of all matches. */
export const foundResponse = {
  200: z.object({ data: z.array(LookupItem), count: z.int().check(z.nonnegative()) }),
};

/** Addresses for fields that choose from a list (Spec §7). The words of a search may stand in any order. */
export const foundItems = {
  people: defineEndpoint({
    method: 'GET',
    url: '/api/user/lookup',
    summary: 'People with an account, by name or e-mail address; the value is the id.',
    schema: { querystring: z.strictObject(foundQuery), response: foundResponse },
    errors: ['no-login', 'token-expired', 'no-privilege'],
  }),
  localities: defineEndpoint({
    method: 'GET',
    url: '/api/locality/lookup',
    summary: 'Places with their communes, by the beginning of a name; the value is the id.',
    schema: { querystring: z.strictObject(foundQuery), response: foundResponse },
    errors: ['no-login', 'token-expired'],
  }),
  library: defineEndpoint({
    method: 'GET',
    url: '/api/library/lookup',
    summary: 'Items of one dictionary of the office, by words of their names; the value is the code.',
    schema: {
      querystring: z.strictObject({
        ...foundQuery,
        code: LibraryCode,
        lang: z._default(z.enum(['pl', 'en']), 'pl'),
      }),
      response: foundResponse,
    },
    errors: ['no-login', 'token-expired', 'object-no-exist'],
  }),
} as const;
