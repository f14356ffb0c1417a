import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { ObjTypeCode } from '../shapes/object-ref';
import {
  done,
  envelope,
  Id,
  IsoDateTime,
  idQuery,
  page,
  pageQuery,
  QueryId,
  scopeOf,
  YesNo,
} from '../shapes/shapes';

/** Who caused a notification (Spec §3). */
const UserSender = z.object({
  id: Id,
  firstname: z.nullable(z.string()),
  lastname: z.nullable(z.string()),
  avatar: z.nullable(z.string()),
  avatar_url: z.nullable(z.string()),
});

/** A notification of one person (Spec §3). `show` is `no` while it is unread. */
export const Notification = z.object({
  id: Id,
  id_application: Id,
  id_user: Id,
  /** `null` for what the server sent itself. */
  user_sender: z.nullable(z.partial(UserSender)),
  content_name: z.string(),
  content_text: z.string(),
  create_date: IsoDateTime,
  show: YesNo,
  obj_type: z.nullable(ObjTypeCode),
  id_obj: z.nullable(Id),
});
export type Notification = z.infer<typeof Notification>;

/** Spec §9: nine on a page. */
export const NOTIFICATION_PAGE_COUNT = 9;

const [firstField = 'id', ...otherFields] = z.keyof(Notification).options;
const scope = z.optional(scopeOf([firstField, ...otherFields]));
const [firstOfSender = 'id', ...othersOfSender] = z.keyof(UserSender).options;

export const notifications = {
  get: defineEndpoint({
    method: 'GET',
    url: '/api/basenotification/get',
    summary:
      'My notifications, the newest first; `show=no` for the unread ones, `has_text` of title and text',
    schema: {
      querystring: pageQuery(['create_date'], {
        /** Only those of one application of the caller; another one is answered as a missing one. */
        id_application: z.optional(QueryId),
        /** Only the caller's own id: another one is answered as a missing one. */
        id_user: z.optional(QueryId),
        show: z.optional(z.literal('no')),
        scope,
        user_sender_scope: z.optional(scopeOf([firstOfSender, ...othersOfSender])),
      }),
      response: { 200: page(z.partial(Notification)) },
    },
    errors: ['no-login', 'object-no-exist'],
  }),
  set: defineEndpoint({
    method: 'POST',
    url: '/api/basenotification/set',
    summary: 'Mark a notification as read; answers `show`, or the fields of `scope`',
    schema: {
      querystring: z.strictObject({ ...idQuery.shape, scope }),
      body: z.strictObject({ show: z.literal('yes') }),
      response: { 200: envelope(z.partial(Notification)) },
    },
    errors: ['no-login', 'object-no-exist'],
  }),
  setAll: defineEndpoint({
    method: 'POST',
    url: '/api/basenotification/setall',
    summary: 'Mark all my notifications as read; `count` of those that were unread',
    schema: {
      body: z.strictObject({ show: z.literal('yes') }),
      response: { 200: envelope(z.object({ count: z.int() })) },
    },
    errors: ['no-login'],
  }),
  delete: defineEndpoint({
    method: 'DELETE',
    url: '/api/basenotification/delete',
    summary: 'Delete a notification',
    schema: { querystring: idQuery, response: { 200: done } },
    errors: ['no-login', 'object-no-exist'],
  }),
} as const;
