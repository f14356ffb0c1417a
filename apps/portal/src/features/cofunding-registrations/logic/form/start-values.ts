import type { Registration } from '@urzad/contract';
import { changedPaths } from '@urzad/grants';
import { formOfDraft } from '@urzad/grants/schemas';
import { type StartValues, startValuesOf } from '#shared/drafts/draft-start';
import type { KeptDraft } from '#shared/drafts/kept-draft';
import { typedExplanations } from '#shared/spec-form/explanations';
import { draftOf, type FormValues, typedOf, withKept } from './values';

/** The initial values of the form: the stored draft, and over it the unsaved changes of this browser. */
export function startValues(
  registration: Pick<Registration, 'form' | 'row_version' | 'remarks' | 'explanations'>,
  kept: KeptDraft | null,
): StartValues<FormValues> {
  const form = formOfDraft(registration.form);
  const values = savedValues(registration);

  return startValuesOf(
    {
      values,
      rowVersion: registration.row_version,
      withKept: (answers) => withKept(values, answers),
      isSame: (other) =>
        changedPaths(form, formOfDraft(draftOf(other))).length === 0 &&
        other.explanations.join('\n') === values.explanations.join('\n'),
    },
    kept,
  );
}

/** The values of the draft as the server has it. */
export function savedValues({
  form,
  ...explained
}: Pick<Registration, 'form' | 'remarks' | 'explanations'>): FormValues {
  return typedOf(formOfDraft(form), typedExplanations(explained));
}
