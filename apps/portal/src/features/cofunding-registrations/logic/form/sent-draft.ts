import { Explanation } from '@urzad/contract';
import { changedPaths } from '@urzad/grants';
import { formOfDraft, type RegistrationDraft, registrationDraft } from '@urzad/grants/schemas';
import * as z from 'zod/mini';

/** The body of a save, beside the version that it is based on. */
export interface SentDraft {
  form: RegistrationDraft;
  explanations: Explanation[];
}

/** The same of a stored registration. */
const StoredDraft = z.object({ form: registrationDraft, explanations: z.array(Explanation) });

/** Whether a row of the server has the draft that was sent. */
export function isStored(row: unknown, sent: SentDraft): boolean {
  const parsed = z.safeParse(StoredDraft, row);

  return parsed.success && isSame(parsed.data, sent);
}

function isSame(one: SentDraft, other: SentDraft): boolean {
  const said = ({ explanations }: SentDraft) => explanations.map(({ field, text }) => [field, text]);

  return (
    changedPaths(formOfDraft(one.form), formOfDraft(other.form)).length === 0 &&
    JSON.stringify(said(one)) === JSON.stringify(said(other))
  );
}
