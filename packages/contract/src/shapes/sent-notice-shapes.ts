import { NOTICE_KIND_CODES } from '@urzad/grants';
import * as z from 'zod/mini';
import { ObjTypeCode } from './object-ref';
import { Id, IsoDateTime, YesNo } from './shapes';

/** Of an e-mail in the queue: it waits, the mail server took it, or it was given up (Process §2.18). */
export const MAIL_STATES = ['queued', 'sent', 'failed'] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** Why the mail server did not take an e-mail, or why it was not offered. */
export const MAIL_TROUBLES = [
  /** The mailbox does not exist. */
  'no-mailbox',
  'full-mailbox',
  /** The mail server refused it for another reason. */
  'refused',
  /** The mail server does not answer. */
  'server-away',
  /** The mail server does not take the sign-in of the portal. */
  'sign-in',
  /** Its code, or its link, ended before. */
  'code-ended',
  'other',
] as const;
export type MailTrouble = (typeof MAIL_TROUBLES)[number];

/** Why an e-mail is not sent again. */
export const AGAIN_REFUSALS = [
  /** It waits in the queue anyway. */
  'waits',
  /** A code or a link to sign in that has ended. */
  'code-ended',
  /** The account was erased, or closed for good. */
  'no-account',
] as const;
export type AgainRefusal = (typeof AGAIN_REFUSALS)[number];

const Language = z.enum(['pl', 'en']);

const SentEmail = z.object({
  id: Id,
  state: z.enum(MAIL_STATES),
  tries: z.int(),
  /** Seconds until the next try; `null` when there is none. */
  retry_in: z.nullable(z.int()),
  trouble: z.nullable(z.enum(MAIL_TROUBLES)),
  /** Why it cannot be sent again; `null`: it can. */
  again: z.nullable(z.enum(AGAIN_REFUSALS)),
});

/** What the office sent to one person: a notification, its e-mail, or both. */
export const SentNotice = z.object({
  /** Of the notification in the list of notifications, of the e-mail in that of e-mails. */
  id: Id,
  id_notification: z.nullable(Id),
  date: IsoDateTime,
  kind: z.nullable(z.enum(NOTICE_KIND_CODES)),
  subject: z.string(),
  /** The language of its words: that of its reader. */
  lang: Language,
  /** `null`: the address belongs to no account. */
  person: z.nullable(z.object({ id: Id, name: z.string() })),
  /** Masked. */
  mail: z.nullable(z.string()),
  /** The object that it is about, for who may see it. */
  obj_type: z.nullable(ObjTypeCode),
  id_obj: z.nullable(Id),
  /** `null`: an e-mail without a notification. */
  read: z.nullable(YesNo),
  /** Whether its reader has deleted it from their list. */
  deleted: YesNo,
  /** `null`: in the portal only. */
  email: z.nullable(SentEmail),
});
export type SentNotice = z.infer<typeof SentNotice>;

/** One with its text, which is `null` for who may not see its object. */
export const SentNoticeText = z.object({ content_name: z.string(), content_text: z.nullable(z.string()) });
export type SentNoticeText = z.infer<typeof SentNoticeText>;

/** What will become of an e-mail that is sent again. */
export const AgainCheck = z.object({
  id: Id,
  subject: z.string(),
  lang: Language,
  person: z.nullable(z.string()),
  /** Where it will go, masked. */
  mail: z.string(),
  /** Whether that is another address than before. */
  moved: YesNo,
  refusal: z.nullable(z.enum(AGAIN_REFUSALS)),
});
export type AgainCheck = z.infer<typeof AgainCheck>;
