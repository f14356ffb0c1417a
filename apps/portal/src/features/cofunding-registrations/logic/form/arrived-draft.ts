import { Explanation } from '@urzad/contract';
import { changedPaths } from '@urzad/grants';
import { formOfDraft, type RegistrationDraft, registrationDraft } from '@urzad/grants/schemas';
import * as z from 'zod/mini';
import type { ApiFailure } from '#shared/http/api-failure';

/** What a save carries, beside the version that it stands upon. */
export interface SentDraft {
  form: RegistrationDraft;
  explanations: readonly Explanation[];
}

/** The half of a conflict that says what the server has (Order §1). */
const Conflict = z.object({
  stored: z.object({
    row_version: z.int(),
    form: registrationDraft,
    explanations: z.array(Explanation),
  }),
});

/**
 * A save whose answer was lost may have arrived all the same. The next one is then in conflict with it, and with nobody else.
 *
 * @param unanswered what this page sent without learning what became of it
 * @returns the version under which the server has one of these; undefined when it has something else
 */
export function arrivedVersion(conflict: ApiFailure, unanswered: readonly SentDraft[]): number | undefined {
  const parsed = z.safeParse(Conflict, conflict.data);
  if (!parsed.success) return undefined;
  const { stored } = parsed.data;

  return unanswered.some((draft) => isSame(stored, draft)) ? stored.row_version : undefined;
}

function isSame(one: SentDraft, other: SentDraft): boolean {
  const said = ({ explanations }: SentDraft) => explanations.map(({ field, text }) => [field, text]);

  return (
    changedPaths(formOfDraft(one.form), formOfDraft(other.form)).length === 0 &&
    JSON.stringify(said(one)) === JSON.stringify(said(other))
  );
}
