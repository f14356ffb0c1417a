import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { ObjTypeCode } from '../shapes/object-ref';
import { done, envelope, Id, IsoDateTime, idQuery, page, pageQuery, YesNo } from '../shapes/shapes';

/** A notification of one person (Spec §3). `show` is `no` while it is unread. */
export const Notification = z.object({
  id: Id,
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

export const notifications = {
  get: defineEndpoint({
    method: 'GET',
    url: '/api/basenotification/get',
    summary: 'My notifications, the newest first; `show=no` for the unread ones',
    schema: {
      querystring: pageQuery(['create_date'], { show: z.optional(z.literal('no')) }),
      response: { 200: page(Notification) },
    },
    errors: ['no-login'],
  }),
  set: defineEndpoint({
    method: 'POST',
    url: '/api/basenotification/set',
    summary: 'Mark a notification as read',
    schema: {
      querystring: idQuery,
      body: z.strictObject({ show: z.literal('yes') }),
      response: { 200: envelope(z.object({ show: YesNo })) },
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
