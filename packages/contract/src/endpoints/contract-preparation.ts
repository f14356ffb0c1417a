import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { LibraryItemCode } from '../shapes/library-shapes';
import { PrintedFile } from '../shapes/printed-file';
import { Reason } from '../shapes/reason';
import { commaList, countsQuery, envelope, idQuery, QueryId, YesNo } from '../shapes/shapes';
import { findOf, ofVersion, stepsOf } from '../step-endpoint';

/** The filters that the lists of contracts and of annexes have alike. */
export function filtersOf<const Status extends string>(statuses: readonly Status[]) {
  return {
    status: z.optional(commaList(statuses)),
    /** Whether the initials are asked for. */
    asked: z.optional(YesNo),
    /** `me`: those that the caller prepared. Staff only. */
    prepared: z.optional(z.enum(['me'])),
    /** `me`: those that the caller never wrote in, as their initials and the signature of the office ask for. Staff only. */
    second: z.optional(z.enum(['me'])),
    id_call: z.optional(QueryId),
    /** Whether the term of the side that has to sign has passed. */
    overdue: z.optional(YesNo),
  };
}

/**
 * What the office does with a contract or an annex until it is sent to be signed (Process §2.10, §2.11): the same
 * endpoints for both.
 * @param of the kind of object, its answer with what that holds, the filters of its list, and its names in summaries
 */
export function preparationOf<
  const Entity extends 'cofundingcontract' | 'cofundingannex',
  Answer extends z.core.$ZodType,
  Filters extends z.core.$ZodLooseShape,
>({
  entity,
  answer,
  holds,
  filters,
  names: { one, an, many },
}: {
  entity: Entity;
  answer: Answer;
  holds: string;
  filters: Filters;
  names: { one: string; an: string; many: string };
}) {
  const step = stepsOf(entity, answer);
  return {
    /** Counts on the tabs of the list: of those that pass the filters, but for those that a tab sets itself. */
    counts: defineEndpoint({
      method: 'GET',
      url: `/api/${entity}/counts` as const,
      summary: `How many ${many} wait: for preparation, initials, the participant, the office`,
      schema: {
        querystring: countsQuery(filters),
        response: {
          200: envelope(
            z.object({
              prepare: z.int(),
              initial: z.int(),
              member: z.int(),
              office: z.int(),
              all: z.int(),
            }),
          ),
        },
      },
      errors: ['no-login', 'no-privilege'],
    }),
    find: findOf(entity, answer, `One ${one} with its ${holds}`),
    /** What the document will be, before it is initialled. Nothing is stored. */
    preview: defineEndpoint({
      method: 'GET',
      url: `/api/${entity}/preview` as const,
      summary: `The text of ${an} in preparation, as a PDF`,
      schema: { querystring: idQuery, response: { 200: envelope(PrintedFile) } },
      errors: ['no-login', 'no-privilege', 'object-no-exist'],
    }),
    /** Errors of what is missing are `not-valid` `{field: code}`. */
    askInitials: step('askinitials', 'Ask another person to initial it', z.strictObject(ofVersion)),
    /**
     * By another person than who prepared it: `no-privilege` `{reason: 'own-contract'}` or `'own-annex'`. Sends it to
     * the parent.
     */
    initial: step('initial', `Initial ${an} and send it to the parent`, z.strictObject(ofVersion)),
    sendBack: step(
      'sendback',
      `Send ${an} back to who prepared it`,
      z.strictObject({ ...ofVersion, reason: Reason }),
    ),
    /** Voids what the parent signed; the parent is told why. */
    returnToDraft: step(
      'returntodraft',
      `Return ${an} to its preparation`,
      z.strictObject({ ...ofVersion, return_reason: LibraryItemCode, reason: Reason }),
    ),
  };
}
