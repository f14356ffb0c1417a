import { NOTICE_KIND_CODES } from '@urzad/grants';
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { AgainCheck, MAIL_STATES, SentNotice, SentNoticeText } from '../shapes/sent-notice-shapes';
import {
  commaList,
  countsQuery,
  envelope,
  Id,
  IsoDate,
  idList,
  idQuery,
  PAGE_COUNT_MAX,
  page,
  pageQuery,
  QueryId,
} from '../shapes/shapes';

const filters = {
  /** `emails`: e-mails, also those without a notification, such as codes. */
  of: z.optional(z.enum(['notices', 'emails'])),
  kind: z.optional(commaList(NOTICE_KIND_CODES)),
  /** The state of the e-mail; `none`: in the portal only. */
  mail: z.optional(commaList(['none', ...MAIL_STATES])),
  id_user: z.optional(QueryId),
  /** The first and the last day. */
  date_from: z.optional(IsoDate),
  date_to: z.optional(IsoDate),
};

/** What the office has sent, for who has `base_log`; sent again with `base_notification_send`. */
export const sentNotices = {
  get: defineEndpoint({
    method: 'GET',
    url: '/api/basenotification/sent',
    summary: 'What was sent to whom, the newest first; `has_text` of the name or address of a person',
    schema: { querystring: pageQuery(['date'], filters), response: { 200: page(SentNotice) } },
    errors: ['no-login', 'no-privilege'],
  }),
  counts: defineEndpoint({
    method: 'GET',
    url: '/api/basenotification/sentcounts',
    summary: 'How many rows stand on each tab of what was sent',
    schema: {
      querystring: countsQuery(filters),
      response: {
        200: envelope(z.object({ all: z.int(), waiting: z.int(), failed: z.int(), emails: z.int() })),
      },
    },
    errors: ['no-login', 'no-privilege'],
  }),
  find: defineEndpoint({
    method: 'GET',
    url: '/api/basenotification/senttext',
    summary: 'The text of a notification that was sent, for who may see its object',
    schema: { querystring: idQuery, response: { 200: envelope(SentNoticeText) } },
    errors: ['no-login', 'no-privilege', 'object-no-exist'],
  }),
  checkAgain: defineEndpoint({
    method: 'GET',
    url: '/api/basenotification/sendagaincheck',
    summary: 'What will become of e-mails that are sent again, by their ids',
    schema: {
      querystring: z.strictObject({ ids: idList }),
      response: { 200: envelope(z.array(AgainCheck)) },
    },
    errors: ['no-login', 'no-privilege'],
  }),
  sendAgain: defineEndpoint({
    method: 'POST',
    url: '/api/basenotification/sendagain',
    summary: 'Puts e-mails that were sent or given up into the queue again; the others stay as they are',
    schema: {
      body: z.strictObject({ ids: z.array(Id).check(z.minLength(1), z.maxLength(PAGE_COUNT_MAX)) }),
      response: { 200: envelope(z.object({ queued: z.int(), kept: z.int() })) },
    },
    errors: ['no-login', 'no-privilege', 'object-no-exist'],
    idempotent: true,
  }),
} as const;
