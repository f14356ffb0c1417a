import { isBlank } from '@urzad/domain';
import { CASE_SUBJECTS, hasPrivateNumber } from '@urzad/grants';
import { eq } from 'drizzle-orm';
import { ApiError } from '../../api-error';
import { type CaseSubjects, mailInCase, openByMail } from '../office-cases/public';
import { senderOf } from '../users/public';
import { refuseAnswered } from './answers';
import { copies, letters } from './copies';
import { outsideEmail } from './emails';
import { refused } from './files-of-letter';
import { mailCopy, type StoredRecipient } from './table';
import { type Drafted, searchTextOf, type Writing } from './write-letter';

/** Sends a letter that was written: copies to people of the office, e-mails outside, to an applicant in a case. */
export function sendIn(subjects: CaseSubjects) {
  return async (drafted: Drafted, writing: Writing): Promise<void> => {
    refuseUnready(drafted);
    const { letter, recipients } = drafted;
    const { tx, by, note } = writing;
    await refuseAnswered(tx, { ...letter, recipients }, drafted.known_answer);
    const id_officecase = await toPerson(drafted, subjects, writing);
    const sent = await toOutside(drafted, writing);
    const values = { status: 'sent' as const, recipients: sent, id_officecase };
    await letters.update(tx, letter.id, { values, by });
    await copies.updateAll(tx, eq(mailCopy.id_letter, letter.id), { values: { folder: 'sent' }, by });
    await toStaff(drafted, writing);
    const count = recipients.length;
    note({ event: 'mailletter.send', obj_type: 'mailletter', id_obj: letter.id, diff: { count } });
  };
}

/** @throws ApiError `not-valid` `{field: code}` */
function refuseUnready({ letter: { subject, body }, recipients, refusals, files }: Drafted): void {
  const isOutside = recipients.some(({ kind }) => kind === 'outside');
  const errors = {
    ...(recipients.length === 0 && { to: 'is-empty' }),
    ...(isBlank(subject) && { subject: 'is-empty' }),
    ...(isBlank(body) && { body: 'is-empty' }),
    ...(isOutside && hasPrivateNumber(subject) && { subject: 'private-number' }),
    ...(isOutside && hasPrivateNumber(body) && { body: 'private-number' }),
    ...refusals,
  };
  if (Object.keys(errors).length > 0) throw new ApiError('not-valid', errors);
  if (isOutside && files.length > 0) throw refused('outside');
}

/** A copy for each. */
async function toStaff({ letter, recipients }: Drafted, { tx, by }: Writing): Promise<void> {
  const search_text = await searchTextOf(tx, letter, recipients);
  for (const { kind, id_user } of recipients) {
    if (kind !== 'staff' || id_user === null) continue;
    const copy = { id_letter: letter.id, id_user, folder: 'inbox' as const, date: by.date, search_text };
    await copies.insert(tx, copy, by);
  }
}

/** An e-mail for each, which the mail queue delivers once this is committed. */
async function toOutside(
  { letter, recipients }: Drafted,
  { app, tx, by }: Writing,
): Promise<StoredRecipient[]> {
  const sent: StoredRecipient[] = [];
  const sender = await senderOf(app, tx, by.id_application);
  for (const recipient of recipients) {
    const isOutside = recipient.kind === 'outside';
    const id_email = isOutside ? await app.mail.send(tx, outsideEmail(recipient.mail, letter, sender)) : null;
    sent.push({ ...recipient, id_email });
  }
  return sent;
}

/**
 * The applicant of the object reads it in a case: in that which the letter is about, or in a new one. By e-mail they get
 * the notice of a letter alone.
 */
async function toPerson(
  { letter: { obj_type, id_obj, subject, body }, files, recipients }: Drafted,
  subjects: CaseSubjects,
  writing: Writing,
): Promise<number | null> {
  if (!recipients.some(({ kind }) => kind === 'person') || id_obj === null) return null;
  const letter = { body, files };
  if (obj_type === 'officecase') {
    await mailInCase(id_obj, letter, writing);
    return id_obj;
  }
  const about = CASE_SUBJECTS.find((subject) => subject === obj_type);
  if (!about || about === 'general') throw new ApiError('not-valid', { to: 'no-case' });
  return openByMail({ about: { obj_type: about, id_obj }, title: subject, letter }, subjects, writing);
}
