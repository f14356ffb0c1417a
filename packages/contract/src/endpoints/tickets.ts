import {
  CASE_LETTER_FILES_MAX,
  CASE_LETTER_MAX,
  TICKET_FIELDS,
  TICKET_PRIORITY_CODES,
  TICKET_STATUSES,
} from '@urzad/grants';
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { Reason } from '../shapes/reason';
import { Officer } from '../shapes/registration-shapes';
import {
  commaList,
  countsQuery,
  done,
  envelope,
  Id,
  idList,
  idQuery,
  page,
  pageQuery,
  seen,
  tidyFree,
  tidyLine,
  YesNo,
} from '../shapes/shapes';
import { BrowserFacts, Ticket, TicketRow } from '../shapes/ticket-shapes';
import { findOf, nothing, ofVersion, stepsOf } from '../step-endpoint';

const answer = envelope(Ticket);
const step = stepsOf('ticket', answer);

const Body = z.string().check(tidyFree, seen, z.maxLength(CASE_LETTER_MAX));
/** Uploads of the caller, by their storage keys. */
const filenames = z.array(z.string().check(z.maxLength(80))).check(z.maxLength(CASE_LETTER_FILES_MAX));
const letter = { body: Body, filenames };
/** A code of the dictionary of the office. */
const Category = z.string().check(z.maxLength(TICKET_FIELDS.category.max));

const FILTERS = {
  status: z.optional(commaList(TICKET_STATUSES.codes)),
  category: z.optional(Category),
  priority: z.optional(commaList(TICKET_PRIORITY_CODES)),
  /** `me`, `none`, or ids of officers. */
  owner: z.optional(z.union([z.enum(['me', 'none']), idList])),
};

/** Tickets of the help desk: anybody signed in asks; people with `ticket_show` see those of others. */
export const tickets = {
  get: defineEndpoint({
    method: 'GET',
    url: '/api/ticket/get',
    summary: 'The tickets of the help desk, or those that I asked',
    schema: {
      querystring: pageQuery(['create_date', 'last_date'], {
        ...FILTERS,
        /** `yes`: those that the caller asked. Who does not see the help desk gets no others. */
        asked: z.optional(YesNo),
      }),
      response: { 200: page(TicketRow) },
    },
    errors: ['no-login'],
  }),
  counts: defineEndpoint({
    method: 'GET',
    url: '/api/ticket/counts',
    summary: 'How many tickets stand in each saved filter',
    schema: {
      querystring: countsQuery(FILTERS),
      response: {
        200: envelope(
          z.object({
            live: z.int(),
            mine: z.int(),
            open: z.int(),
            urgent: z.int(),
            normal: z.int(),
            unassigned: z.int(),
            waiting: z.int(),
            solved: z.int(),
            all: z.int(),
          }),
        ),
      },
    },
    errors: ['no-login', 'no-privilege'],
  }),
  /** For the filter of the list. */
  owners: defineEndpoint({
    method: 'GET',
    url: '/api/ticket/owners',
    summary: 'Officers in charge of tickets',
    schema: { querystring: z.strictObject({}), response: { 200: envelope(z.array(Officer)) } },
    errors: ['no-login', 'no-privilege'],
  }),
  officers: defineEndpoint({
    method: 'GET',
    url: '/api/ticket/officers',
    summary: 'People of the help desk who may lead this ticket',
    schema: { querystring: idQuery, response: { 200: envelope(z.array(Officer)) } },
    errors: ['no-login', 'no-privilege', 'object-no-exist'],
  }),
  find: findOf('ticket', answer, 'One ticket with its letters, files and events'),
  downloadall: defineEndpoint({
    method: 'GET',
    url: '/api/ticket/downloadall',
    summary: 'The address of one archive of all files of a ticket',
    schema: { querystring: idQuery, response: { 200: envelope(z.object({ url: z.string() })) } },
    errors: ['no-login', 'object-no-exist'],
  }),
  /** Errors of fields are `not-valid` `{field: code}`. */
  add: defineEndpoint({
    method: 'POST',
    url: '/api/ticket/add',
    summary: 'Ask the help desk. The asker gets a confirmation.',
    schema: {
      body: z.strictObject({
        category: Category,
        title: z.string().check(tidyLine, seen, z.maxLength(TICKET_FIELDS.title.max)),
        ...letter,
        /** Nothing more of the browser is taken. */
        browser: z.nullable(z.strictObject(BrowserFacts.shape)),
      }),
      response: { 200: answer },
    },
    errors: ['no-login', 'no-privilege', 'not-valid', 'too-many-requests'],
    idempotent: true,
  }),
  /** The letters of the other side up to this one are read. */
  read: defineEndpoint({
    method: 'POST',
    url: '/api/ticket/read',
    summary: 'Record that letters of a ticket were read',
    schema: { querystring: idQuery, body: z.strictObject({ id_message: Id }), response: { 200: done } },
    errors: ['no-login', 'object-no-exist'],
  }),

  write: step('write', 'A letter of who asked', z.strictObject(letter)),
  confirm: step('confirm', 'Confirms that the ticket is solved', nothing),
  unsolved: step(
    'unsolved',
    'Says what is still wrong, which opens the ticket again',
    z.strictObject(letter),
  ),

  take: step('take', 'Makes the caller the officer in charge of a new ticket', nothing),
  takeover: step(
    'takeover',
    'Takes a ticket over from the officer named; `conflict` when it is somebody else’s by now',
    z.strictObject({ id_user_owner: z.nullable(Id) }),
  ),
  assign: step('assign', 'Hands a ticket to an officer', z.strictObject({ id_user_owner: Id })),
  set: step(
    'set',
    'Changes the category and the priority of a ticket',
    z.strictObject({ ...ofVersion, category: Category, priority: z.enum(TICKET_PRIORITY_CODES) }),
  ),
  answer: step('answer', 'A letter of the officer in charge', z.strictObject(letter)),
  ask: step('ask', 'A question of the officer in charge, who waits for its answer', z.strictObject(letter)),
  note: step('note', 'A note that only the help desk reads', z.strictObject({ body: Body })),
  solve: step('solve', 'Solves a ticket with a letter; its asker confirms it', z.strictObject(letter)),
  close: step(
    'close',
    'Closes a ticket without a solution; its asker gets the reason',
    z.strictObject({ ...ofVersion, reason: Reason }),
  ),
  /** A number that is no open or solved ticket of others is `illegal-step` `{reason: 'number'}`. */
  merge: step(
    'merge',
    'Merges a duplicate into the ticket with this number; its asker is told',
    z.strictObject({ ...ofVersion, number: z.string().check(tidyLine, z.maxLength(20)) }),
  ),
  reopen: step(
    'reopen',
    'Opens a solved or closed ticket again',
    z.strictObject({ ...ofVersion, reason: Reason }),
  ),
} as const;
