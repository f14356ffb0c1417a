import { codesOf } from '@urzad/domain';
import { FILE_KIND, type GrantErrors, registrationErrors } from '@urzad/grants';
import { formOfDraft } from '@urzad/grants/schemas';
import type { Db } from '../../../db';
import { type CallRow, termsOf } from '../../cofunding-calls/public';
import { localitiesOfNames } from '../../localities/public';
import type { FileRow } from '../../uploads/public';
import type * as registrations from '../repository';
import { findUnanswered } from '../review/correction';
import { dayOfChecking } from '../signing/form-document';
import { findHeldPlaces } from './held-places';

interface Checked {
  record: registrations.RegistrationRecord;
  call: CallRow;
  attachments: readonly FileRow[];
  /** Business time. */
  now: Date;
}

/** All errors that prevent a signature: the rules of the form, its files, and places held by other registrations. */
export async function findFormErrors(
  db: Db,
  { record, call, attachments, now }: Checked,
): Promise<GrantErrors> {
  const kinds = codesOf(FILE_KIND).filter((code) => attachments.some(({ kind }) => kind === code));
  const form = formOfDraft(record.form);
  const errors = registrationErrors(form, {
    today: dayOfChecking(record, now),
    call: termsOf(call),
    attachments: kinds.map((kind) => ({ kind })),
    localities: await localitiesOfNames(db, [
      form.city,
      ...form.children.map((child) => child.provider_city),
    ]),
  });
  const unanswered = await findUnanswered(db, record, attachments);
  return { ...(await findPlaceErrors(db, record)), ...errors, ...unanswered };
}

/** E11: the child is in another call. E12: another registration named the child in this one. */
export async function findPlaceErrors(
  db: Db,
  record: registrations.RegistrationRecord,
): Promise<GrantErrors> {
  const held = await findHeldPlaces(db, {
    id_registration: record.id,
    id_call: record.id_call,
    pesels: peselsOf(record),
  });
  const errors: GrantErrors = {};
  formOfDraft(record.form).children.forEach(({ pesel }, at) => {
    const id_call = held.get(pesel);
    if (id_call === undefined) return;
    errors[`children.${at}.pesel`] = id_call === record.id_call ? 'not-eligible-e12' : 'not-eligible-e11';
  });
  return errors;
}

export function peselsOf({ form }: registrations.RegistrationRecord): string[] {
  return formOfDraft(form)
    .children.map(({ pesel }) => pesel)
    .filter((pesel) => pesel !== '');
}
