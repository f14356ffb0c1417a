import { MAIL_FOLDERS, MAIL_REFUSAL_CODES, PART_REFUSAL_CODES } from '@urzad/grants';
import * as z from 'zod/mini';
import { CaseFile } from './case-shapes';
import { LinkedObject } from './object-ref';
import { Id, IsoDateTime, YesNo } from './shapes';

const Folder = z.enum(MAIL_FOLDERS);

/** What a letter is to be about, and the person to whom it may go because of that; null where there is none. */
export const LetterSubject = z.object({
  object: LinkedObject,
  person: z.nullable(z.object({ id: Id, name: z.string() })),
});
export type LetterSubject = z.infer<typeof LetterSubject>;

/** One row of a folder: the copy of a letter that the caller holds. */
export const MailLetterRow = z.object({
  /** Of the copy. */
  id: Id,
  id_letter: Id,
  folder: Folder,
  from: z.string(),
  /** Of the account of the sender; null of somebody outside. */
  id_from: z.nullable(Id),
  /** Names of those whom it goes to. */
  to: z.string(),
  subject: z.string(),
  /** The beginning of the text, one line. */
  beginning: z.string(),
  /** When it was sent; of a draft, when it was saved. */
  date: IsoDateTime,
  is_read: YesNo,
  /** The number of its files. */
  files: z.int(),
  object: z.nullable(LinkedObject),
});
export type MailLetterRow = z.infer<typeof MailLetterRow>;

/** Somebody whom a letter goes to. */
export const MailRecipient = z.object({
  /** Null of an address outside. */
  id_user: z.nullable(Id),
  name: z.string(),
  /** Empty of an account. */
  mail: z.string(),
  /** `staff`: has a copy. `person`: the applicant of the object, who has it in a case. `outside`: an e-mail. */
  kind: z.enum(['staff', 'person', 'outside']),
  /** Of an e-mail. */
  delivery: z.nullable(z.enum(['queued', 'sent', 'failed'])),
});
export type MailRecipient = z.infer<typeof MailRecipient>;

/** What came with a letter from outside. Who it says that it is from proves nothing. */
export const OutsideMail = z.object({
  /** The address of the sender; empty where the letter has none. */
  mail: z.string(),
  /** Where it asks answers to be sent, if not there; else empty. */
  reply_to: z.string(),
  /** When it was sent, as it says. */
  sent_date: z.nullable(IsoDateTime),
  /** Clean, and nothing that loads; of a letter of plain text none. */
  html: z.nullable(z.string()),
  /** The account with this address. */
  person: z.nullable(z.object({ id: Id, name: z.string() })),
  /** The last answer that somebody of the office has sent. */
  answer: z.nullable(z.object({ id: Id, name: z.string(), date: IsoDateTime })),
  /** Attachments that were not taken. */
  refused: z.array(z.object({ name: z.string(), reason: z.enum(PART_REFUSAL_CODES) })),
});
export type OutsideMail = z.infer<typeof OutsideMail>;

/** A letter from outside that was not taken; it lies in the mailbox of the office. */
export const RefusedMail = z.object({
  id: Id,
  /** When it was fetched. */
  date: IsoDateTime,
  from: z.string(),
  mail: z.string(),
  subject: z.string(),
  /** Bytes. */
  size: z.int(),
  reason: z.enum(MAIL_REFUSAL_CODES),
});
export type RefusedMail = z.infer<typeof RefusedMail>;

/** A letter, of which the caller holds a copy. */
export const MailLetter = z.object({
  id: Id,
  /** Of a draft. */
  row_version: z.int(),
  folder: Folder,
  is_read: YesNo,
  /** Without an account: somebody outside. */
  from: z.object({ id_user: z.nullable(Id), name: z.string() }),
  outside: z.nullable(OutsideMail),
  is_mine: YesNo,
  to: z.array(MailRecipient),
  cc: z.array(MailRecipient),
  subject: z.string(),
  body: z.string(),
  date: IsoDateTime,
  files: z.array(CaseFile),
  object: z.nullable(LinkedObject),
  /** The letter that it answers or passes on. */
  id_before: z.nullable(Id),
  /** The case that it was filed in, or that it was sent in. */
  officecase: z.nullable(z.object({ id: Id, sign: z.string() })),
});
export type MailLetter = z.infer<typeof MailLetter>;

/** The conversation of a letter: what of it the caller holds, the oldest first. */
export const MailThread = z.object({
  id: Id,
  letters: z.array(MailLetter),
});
export type MailThread = z.infer<typeof MailThread>;
