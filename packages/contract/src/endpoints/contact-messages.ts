import { mail, nameField, orEmpty, phoneField } from '@urzad/domain/schemas';
import {
  CONTACT_ANSWER_MAX,
  CONTACT_FORM_FIELDS,
  CONTACT_MESSAGE_STATUSES,
  CONTACT_TOPIC_CODES,
} from '@urzad/grants';
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { ContactMessage, ContactMessageRow } from '../shapes/contact-shapes';
import { Reason } from '../shapes/reason';
import { Officer } from '../shapes/registration-shapes';
import {
  commaList,
  countsQuery,
  done,
  envelope,
  Id,
  idList,
  page,
  pageQuery,
  seen,
  tidyFree,
  YesNo,
} from '../shapes/shapes';
import { findOf, nothing, ofVersion, stepsOf } from '../step-endpoint';

const answer = envelope(ContactMessage);
const step = stepsOf('contactmessage', answer);

const FILTERS = {
  status: z.optional(commaList(CONTACT_MESSAGE_STATUSES.codes)),
  topic: z.optional(commaList(CONTACT_TOPIC_CODES)),
  /** `me`, `none`, or ids of officers. */
  owner: z.optional(z.union([z.enum(['me', 'none']), idList])),
};

/** Messages from the public contact page. All but `add` is for who has `contact_show`. */
export const contactMessages = {
  /**
   * `website` is a field that people do not see: filled in, it was a program (`not-valid`). `filled_ms` is how long the
   * form was open; one that is sent at once waits (429).
   */
  add: defineEndpoint({
    method: 'POST',
    url: '/api/contactmessage/add',
    summary:
      'A message to the office from its public page, without an account. The sender gets a confirmation.',
    schema: {
      body: z.strictObject({
        topic: z.enum(CONTACT_TOPIC_CODES),
        name: nameField,
        mail,
        phone: orEmpty(phoneField),
        body: z.string().check(tidyFree, seen, z.maxLength(CONTACT_FORM_FIELDS.body.max)),
        clause_ack: z.literal('yes'),
        website: z.string().check(z.maxLength(0)),
        filled_ms: z.int().check(z.nonnegative()),
      }),
      response: { 200: done },
    },
    errors: ['no-required-data', 'not-valid', 'too-many-requests'],
    idempotent: true,
  }),
  get: defineEndpoint({
    method: 'GET',
    url: '/api/contactmessage/get',
    summary: 'Messages from the contact page; `has_text` of the name, the address and the text',
    schema: {
      querystring: pageQuery(['create_date'], {
        ...FILTERS,
        /** Messages that somebody has to answer. */
        live: z.optional(YesNo),
      }),
      response: { 200: page(ContactMessageRow) },
    },
    errors: ['no-login', 'no-privilege'],
  }),
  counts: defineEndpoint({
    method: 'GET',
    url: '/api/contactmessage/counts',
    summary: 'How many messages stand on each tab of the list',
    schema: {
      querystring: countsQuery(FILTERS),
      response: { 200: envelope(z.object({ new: z.int(), mine: z.int(), live: z.int() })) },
    },
    errors: ['no-login', 'no-privilege'],
  }),
  /** For the filter of the list. */
  owners: defineEndpoint({
    method: 'GET',
    url: '/api/contactmessage/owners',
    summary: 'Officers in charge of messages',
    schema: { querystring: z.strictObject({}), response: { 200: envelope(z.array(Officer)) } },
    errors: ['no-login', 'no-privilege'],
  }),
  find: findOf('contactmessage', answer, 'One message, with what the office did with it'),
  take: step('take', 'Makes the caller the officer in charge of a new message', nothing),
  takeover: step(
    'takeover',
    'Takes a message over from the officer named; `conflict` when it is somebody else’s by now',
    z.strictObject({ id_user_owner: z.nullable(Id) }),
  ),
  answer: step(
    'answer',
    'Sends an e-mail of the officer in charge to the author of the message',
    z.strictObject({
      ...ofVersion,
      body: z.string().check(tidyFree, seen, z.maxLength(CONTACT_ANSWER_MAX)),
    }),
  ),
  opencase: step(
    'opencase',
    'Opens a case for the account with the address of the message, led by the officer in charge',
    z.strictObject(ofVersion),
  ),
  close: step(
    'close',
    'Closes a message that needs no answer, with the reason',
    z.strictObject({ ...ofVersion, reason: Reason }),
  ),
  reopen: step('reopen', 'Opens a closed message anew', z.strictObject(ofVersion)),
} as const;
