import { MAIL_FOLDERS } from '@urzad/grants';
import * as z from 'zod/mini';
import { CaseFile } from './case-shapes';
import { ObjTypeCode } from './object-ref';
import { Id, IsoDateTime, YesNo } from './shapes';

const Folder = z.enum(MAIL_FOLDERS);

/** An object that a letter is about. */
const LinkedObject = z.object({
  obj_type: ObjTypeCode,
  id_obj: Id,
  /** Its number, sign or name; empty of one that has none. */
  name: z.string(),
});
export type LinkedObject = z.infer<typeof LinkedObject>;

/** One row of a folder: the copy of a letter that the caller holds. */
export const MailLetterRow = z.object({
  /** Of the copy. */
  id: Id,
  id_letter: Id,
  folder: Folder,
  from: z.string(),
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

/** A letter, of which the caller holds a copy. */
export const MailLetter = z.object({
  id: Id,
  /** Of a draft. */
  row_version: z.int(),
  folder: Folder,
  is_read: YesNo,
  from: z.object({ id_user: Id, name: z.string() }),
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
