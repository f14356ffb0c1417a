import { createHash } from 'node:crypto';
import { mailError } from '@urzad/domain';
import {
  INCOMING_DEPTH_MAX,
  INCOMING_HEAD_MAX,
  INCOMING_PARTS_MAX,
  INCOMING_TEXT_MAX,
  MAIL_SUBJECT_MAX,
  type MailRefusal,
} from '@urzad/grants';
import PostalMime, { type Attachment, type Email } from 'postal-mime';
import { cleanHtml, textOfHtml } from './clean-html';

/** What names a letter. */
export interface MailHead {
  message_id: string;
  from_name: string;
  from_mail: string;
  subject: string;
  sent_date: Date | null;
  /** Where an answer goes, if not to `from_mail`; else empty. */
  reply_to: string;
}

/** A letter as it was read. */
export interface ReadMail extends MailHead {
  to: { name: string; mail: string; part: 'to' | 'cc' }[];
  /** Ids of the letters before, the nearest first. */
  before: string[];
  body: string;
  html: string | null;
  parts: MailPart[];
  /** Of all that the letter says, without the course that it took. */
  digest: string;
}

export interface MailPart {
  /** Empty where it has none. */
  name: string;
  mime: string;
  bytes: Uint8Array;
}

const LIMITS = {
  maxNestingDepth: INCOMING_DEPTH_MAX,
  maxHeadersSize: INCOMING_HEAD_MAX,
  attachmentEncoding: 'arraybuffer',
} as const;
const NAME_MAX = 200;
const MAIL_MAX = 254;
const RECIPIENTS_MAX = 30;
const HTML_MAX = INCOMING_TEXT_MAX * 5;
const BEFORE_MAX = 50;
/** Below a text that was cut. */
const CUT = '\n\n[Dalszy ciąg listu został pominięty: list jest za długi.]';
/** Direction of text that a name could hide its end with. */
const DIRECTIONS = /[\u202a-\u202e\u2066-\u2069\u200e\u200f]/g;

/** Reads a whole letter, or tells why it is not taken. Nothing in it makes this throw. */
export async function readMail(source: Uint8Array): Promise<ReadMail | MailRefusal> {
  if (countOfParts(source) > INCOMING_PARTS_MAX) return 'too-deep';
  try {
    return mailOf(await PostalMime.parse(source, LIMITS));
  } catch (error) {
    const said = error instanceof Error ? error.message : '';
    if (/nesting depth/i.test(said)) return 'too-deep';
    return /header size/i.test(said) ? 'long-head' : 'unreadable';
  }
}

/** The same of a head alone, of a letter that is not taken. */
export async function readHead(source: Uint8Array): Promise<MailHead> {
  try {
    return headOf(await PostalMime.parse(source, LIMITS));
  } catch {
    return { message_id: '', from_name: '', from_mail: '', subject: '', sent_date: null, reply_to: '' };
  }
}

function mailOf(email: Email): ReadMail {
  const head = headOf(email);
  const shaped = email.html === undefined ? undefined : withoutData(storable(email.html));
  const html = shaped === undefined ? undefined : shortHtml(shaped);
  const typed = storable(email.text ?? '').trim();
  // Where its shape is not kept, its words are.
  const text = typed === '' && shaped ? textOfHtml(html ?? withoutPrograms(shaped)) : typed;
  const parts = email.attachments.map(partOf);
  return {
    ...head,
    to: [...recipientsIn(email.to, 'to'), ...recipientsIn(email.cc, 'cc')].slice(0, RECIPIENTS_MAX),
    before: idsIn(`${email.references ?? ''} ${email.inReplyTo ?? ''}`)
      .toReversed()
      .slice(0, BEFORE_MAX),
    body: text.length > INCOMING_TEXT_MAX ? `${text.slice(0, INCOMING_TEXT_MAX).toWellFormed()}${CUT}` : text,
    html: html ? html : null,
    parts,
    digest: digestOf(head, [typed, email.html ?? ''], parts),
  };
}

function headOf({ from, sender, replyTo, subject, date, messageId }: Email): MailHead {
  const author = [from, sender].flatMap((one) => (one && 'address' in one && one.address ? [one] : []))[0];
  const sent = date === undefined ? undefined : new Date(date);
  const from_mail = line(author?.address ?? '', MAIL_MAX).toLowerCase();
  const answered = replyTo?.flatMap((one) => ('address' in one && one.address ? one.address : []))[0];
  const reply_to = line(answered ?? '', MAIL_MAX).toLowerCase();
  return {
    message_id: idsIn(messageId ?? '')[0] ?? '',
    from_name: line(author?.name ?? from?.name ?? '', NAME_MAX),
    from_mail,
    reply_to: reply_to === from_mail || mailError(reply_to) ? '' : reply_to,
    subject: line(subject ?? '', MAIL_SUBJECT_MAX),
    sent_date: isStorableDate(sent) ? sent : null,
  };
}

/** A year that a database has, and a calendar shows. */
function isStorableDate(date: Date | undefined): date is Date {
  return date !== undefined && date.getUTCFullYear() >= 1970 && date.getUTCFullYear() <= 9998;
}

function recipientsIn(list: Email['to'], part: 'to' | 'cc') {
  return (list ?? []).flatMap((one) => {
    if (!('address' in one) || !one.address) return [];
    const mail = line(one.address, MAIL_MAX).toLowerCase();
    return [{ name: line(one.name, NAME_MAX) || mail, mail, part }];
  });
}

function partOf({ filename, mimeType, content }: Attachment): MailPart {
  const bytes = typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content);
  return { name: storable(filename ?? ''), mime: mimeType.toLowerCase(), bytes };
}

function idsIn(text: string): string[] {
  return [...storable(text).matchAll(/<([^<>\s]{1,500})>/g)].flatMap(([, id]) => id ?? []);
}

function line(text: string, max: number): string {
  const tidy = storable(text)
    .replace(DIRECTIONS, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return tidy.slice(0, max).toWellFormed().trim();
}

/** A database takes no NUL and no half of a character. */
function storable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}

function digestOf(head: MailHead, texts: readonly string[], parts: readonly MailPart[]): string {
  const hash = createHash('sha256');
  const { message_id, from_mail, subject, sent_date } = head;
  const facts = [message_id, from_mail, subject, sent_date?.toISOString() ?? '', ...texts];
  for (const fact of facts) hash.update(`${fact.length}:${fact}`);
  for (const { name, bytes } of parts) hash.update(`${name.length}:${name}${bytes.length}:`).update(bytes);
  return hash.digest('hex');
}

/** How many parts name their type: a letter of a thousand parts is not read to count them. */
function countOfParts(source: Uint8Array): number {
  const text = Buffer.from(source.buffer, source.byteOffset, source.byteLength).toString('latin1');
  let count = 0;
  for (const _ of text.matchAll(/^content-type:/gim)) {
    count += 1;
    if (count > INCOMING_PARTS_MAX) break;
  }
  return count;
}

/** The type that an address of its own content begins with: „data:” alone is a Polish word. */
const OWN_CONTENT = /data:[a-z]{1,20}\/[-+.\w]{1,100}(?:;[^,"'\s<>]{0,200})?,/.source;
const IN_QUOTES = new RegExp(`"\\s*${OWN_CONTENT}[^"]*"|'\\s*${OWN_CONTENT}[^']*'`, 'gi');
const WITHOUT_QUOTES = new RegExp(`${OWN_CONTENT}[^\\s"'<>)]*`, 'gi');

/** A picture in an address may be longer than all that the letter says. */
function withoutData(html: string): string {
  return html.replace(IN_QUOTES, '"data:,"').replace(WITHOUT_QUOTES, 'data:,');
}

/** The shape of the letter as far as it is kept, with a notice where it was cut. */
function shortHtml(html: string): string | undefined {
  if (html.length <= HTML_MAX) return cleanHtml(html);
  const clean = cleanHtml(html.slice(0, HTML_MAX).toWellFormed());
  return clean === undefined ? undefined : `${clean}<p>${CUT.trim()}</p>`;
}

/** Without what is no text: styles and scripts. */
function withoutPrograms(html: string): string {
  return html.replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, ' ');
}
