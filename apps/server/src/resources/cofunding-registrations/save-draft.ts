import { changedPaths } from '@urzad/domain';
import { formOfDraft, type RegistrationDraft } from '@urzad/domain/schemas';
import type { Author } from '../../author';
import type { Tx } from '../../db';
import { voidDocument } from '../documents/documents';
import { refuseBeyondRemarks } from './correction';
import { withDerivedAnswers } from './derived-form';
import * as registrations from './repository';
import { searchColumns } from './search-columns';

interface Draft {
  record: registrations.RegistrationRecord;
  form: RegistrationDraft;
}

/** Keeps the form as it is typed. Returns the row after it and the paths that changed. */
export async function saveDraft(tx: Tx, { record, form }: Draft, by: Author) {
  if (record.status === 'to_correct') {
    const version = await registrations.findLastVersion(tx, record.id);
    if (!version) throw new Error(`Registration ${record.id} is corrected, but no version of it was sent.`);
    refuseBeyondRemarks(record, { sent: version.form, form });
  }

  const changed = changedPaths(formOfDraft(record.form), formOfDraft(form));
  // Opening the form and saving it as it was must not cost a signature.
  if (changed.length === 0) return { saved: record, changed };

  const kept = withDerivedAnswers(record, { form, now: by.date });
  const values = { form: kept, ...searchColumns(form, record.number) };
  const saved = await registrations.update(tx, record.id, {
    values: { ...values, ...(await withoutDocument(tx, record, by)) },
    by,
  });
  return { saved, changed };
}

/** What was prepared or signed no longer says what the form says. */
export async function withoutDocument(tx: Tx, record: registrations.RegistrationRecord, by: Author) {
  if (record.id_document === null) return {};
  await voidDocument(tx, record.id_document, by);
  return { id_document: null };
}
