import type { Explanation } from '@urzad/contract';
import { changedPaths, explanationPath } from '@urzad/grants';
import { formOfDraft, type RegistrationDraft } from '@urzad/grants/schemas';
import { ApiError } from '../../../api-error';
import type { Author } from '../../../author';
import type { Tx } from '../../../db';
import { voidDocument } from '../../documents/public';
import { searchColumns } from '../reading/search-columns';
import * as registrations from '../repository';
import { getLastVersion, refuseBeyondRemarks } from '../review/correction';
import { withDerivedAnswers } from './derived-form';

/** What a parent has typed. */
export interface Typed {
  form: RegistrationDraft;
  /** Answers to the remarks of a correction; `undefined` leaves them as they are. */
  explanations?: readonly Explanation[] | undefined;
}

interface Draft extends Typed {
  record: registrations.RegistrationRecord;
}

/** Saves the form while it is typed. Returns the row after it and the paths that changed. */
export async function saveDraft(tx: Tx, { record, form, explanations }: Draft, by: Author) {
  const isCorrection = record.status === 'to_correct';
  if (isCorrection) {
    const version = await getLastVersion(tx, record.id);
    refuseBeyondRemarks(record, { sent: version.form, form });
  }

  const said = saidTo(record, explanations);
  const changed = [...changedPaths(formOfDraft(record.form), formOfDraft(form)), ...said.changed];
  // Opening the form and saving it unchanged must not void a signature.
  if (changed.length === 0) return { saved: record, changed };

  const kept = withDerivedAnswers(record, { form, now: by.date });
  // Until a correction is submitted, the search of the office finds the version before it.
  const found = isCorrection ? {} : searchColumns(form, record.number);
  await voidFormDocument(tx, record, by);
  const values = { form: kept, explanations: said.explanations, id_document: null, ...found };
  const saved = await registrations.update(tx, record.id, { values, by });
  return { saved, changed };
}

/**
 * The explanations to store, and the indexes of new ones among the remarks.
 * @throws ApiError `not-valid` for one of a field without a remark
 */
function saidTo(
  { remarks, explanations: kept }: registrations.RegistrationRecord,
  given: Draft['explanations'],
) {
  if (!given) return { explanations: kept, changed: [] };
  const beyond = given.filter(({ field }) => !remarks.some((remark) => remark.field === field));
  if (beyond.length > 0) {
    throw new ApiError('not-valid', Object.fromEntries(beyond.map(({ field }) => [field, 'is-no-equal'])));
  }

  const textOf = (said: readonly Explanation[], name: string) =>
    said.find(({ field }) => field === name)?.text ?? '';
  const changed = remarks.flatMap(({ field }, at) =>
    textOf(given, field) === textOf(kept, field) ? [] : [explanationPath(at)],
  );
  return { explanations: given.filter(({ text }) => text !== ''), changed };
}

/**
 * Voids the prepared or signed document, which no longer has the answers of the form. The caller writes
 * `id_document: null` with the change.
 */
export async function voidFormDocument(
  tx: Tx,
  { id_document }: registrations.RegistrationRecord,
  by: Author,
): Promise<void> {
  if (id_document !== null) await voidDocument(tx, id_document, by);
}
