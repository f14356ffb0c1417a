import { messageProblem } from '@urzad/grants';
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import {
  AUDIENCES,
  Audience,
  ChosenMessage,
  MESSAGE_CHANNELS,
  MESSAGE_CHOSEN_MAX,
  MESSAGE_PEOPLE_MAX,
  MESSAGE_SUBJECT_MAX,
  MESSAGE_TEXT_MAX,
  MessageChoice,
} from '../shapes/message-shapes';
import { envelope, Id, idList, page, pageQuery, QueryId, seen, tidyFree, tidyLine } from '../shapes/shapes';

const isSound = z.refine<string>((text) => messageProblem(text) === undefined, { message: 'not-valid' });
const Subject = z.string().check(tidyLine, seen, z.maxLength(MESSAGE_SUBJECT_MAX, 'is-too-big'), isSound);
const Text = z.string().check(tidyFree, seen, z.maxLength(MESSAGE_TEXT_MAX, 'is-too-big'), isSound);

/** Messages to chosen people, for who has `base_notification_send`. */
export const chosenMessages = {
  get: defineEndpoint({
    method: 'GET',
    url: '/api/basemessage/get',
    summary: 'Messages to chosen people, the newest first, with their progress',
    schema: { querystring: pageQuery(['create_date'], {}), response: { 200: page(ChosenMessage) } },
    errors: ['no-login', 'no-privilege'],
  }),
  choices: defineEndpoint({
    method: 'GET',
    url: '/api/basemessage/choices',
    summary: 'Calls and roles by which people are chosen',
    schema: {
      querystring: z.strictObject({}),
      response: { 200: envelope(z.object({ calls: z.array(MessageChoice), roles: z.array(MessageChoice) })) },
    },
    errors: ['no-login', 'no-privilege'],
  }),
  people: defineEndpoint({
    method: 'GET',
    url: '/api/basemessage/people',
    summary: 'Active accounts by name or address, to choose from; the address is masked',
    schema: {
      querystring: z.strictObject({
        has_text: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
      }),
      /** `count` is exact up to 100. */
      response: { 200: page(MessageChoice) },
    },
    errors: ['no-login', 'no-privilege'],
  }),
  audience: defineEndpoint({
    method: 'GET',
    url: '/api/basemessage/audience',
    summary: 'How many people a message would reach, and what it would name of the first',
    schema: {
      querystring: z.strictObject({
        kind: z.enum(AUDIENCES),
        /** Of the call, or of the role. */
        id_of: z.optional(QueryId),
        ids: z.optional(idList),
      }),
      response: { 200: envelope(Audience) },
    },
    errors: ['no-login', 'no-privilege', 'object-no-exist'],
  }),
  /** `conflict` `{count}` when other people are meant by now than the sender has seen. */
  add: defineEndpoint({
    method: 'POST',
    url: '/api/basemessage/add',
    summary: 'Sends a message to chosen people, each once; the sending goes on by itself',
    schema: {
      body: z.strictObject({
        kind: z.enum(AUDIENCES),
        id_of: z.nullable(Id),
        ids: z.array(Id).check(z.maxLength(MESSAGE_CHOSEN_MAX)),
        channel: z.enum(MESSAGE_CHANNELS),
        subject_pl: Subject,
        text_pl: Text,
        /** `null`: everybody is written to in Polish. */
        en: z.nullable(z.strictObject({ subject: Subject, text: Text })),
        /** As the sender has seen it. */
        count: z.int().check(z.positive(), z.maximum(MESSAGE_PEOPLE_MAX)),
      }),
      response: { 200: envelope(ChosenMessage) },
    },
    errors: ['no-login', 'no-privilege', 'object-no-exist', 'conflict'],
    idempotent: true,
  }),
} as const;
