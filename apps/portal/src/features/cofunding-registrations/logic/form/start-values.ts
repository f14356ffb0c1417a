import type { Registration } from '@urzad/contract';
import { changedPaths } from '@urzad/grants';
import { formOfDraft } from '@urzad/grants/schemas';
import type { KeptDraft } from '#shared/drafts/kept-draft';
import { typedExplanations } from './explanations';
import { draftOf, type FormValues, typedOf, withKept } from './values';

export interface StartValues {
  values: FormValues;
  /** ISO timestamp of the changes in this browser that the server does not have. */
  restored: string | undefined;
  /** The stored draft has changed since: both versions are shown. */
  isConflict: boolean;
  /** The version of the row that the values stand upon. */
  rowVersion: number;
}

/** The initial values of the form: the stored draft, and over it the unsaved changes of this browser. */
export function startValues(
  registration: Pick<Registration, 'form' | 'row_version' | 'remarks' | 'explanations'>,
  kept: KeptDraft | null,
): StartValues {
  const { form, row_version } = registration;
  const saved = typedOf(formOfDraft(form), typedExplanations(registration));
  const asSaved = { values: saved, restored: undefined, isConflict: false, rowVersion: row_version };
  if (!kept) return asSaved;

  const isSavedAs = (values: FormValues) =>
    changedPaths(formOfDraft(form), formOfDraft(draftOf(values))).length === 0 &&
    values.explanations.join('\n') === saved.explanations.join('\n');
  const values = withKept(saved, kept.values);
  if (isSavedAs(values)) return asSaved;

  // A closed tab did not get the answer of its last save: the stored draft may be this browser's own.
  const isOwn = kept.sent !== undefined && isSavedAs(withKept(saved, kept.sent));
  const isConflict = kept.rowVersion !== row_version && !isOwn;
  return { values, restored: kept.date, isConflict, rowVersion: isConflict ? kept.rowVersion : row_version };
}
