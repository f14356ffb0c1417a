import { Explanation } from '@urzad/contract';
import { changedPaths } from '@urzad/grants';
import { formOfDraft, type RegistrationDraft, registrationDraft } from '@urzad/grants/schemas';
import * as z from 'zod/mini';
import type { ApiFailure } from '#shared/http/api-failure';

/** The body of a save, beside the version that it is based on. */
export interface SentDraft {
  form: RegistrationDraft;
  explanations: readonly Explanation[];
}

/** The part of a conflict with the stored version (Order §1). */
const Conflict = z.object({
  stored: z.object({
    row_version: z.int(),
    form: registrationDraft,
    explanations: z.array(Explanation),
  }),
});

/**
 * A save whose answer was lost may have been stored. The next one then conflicts with it, and with nobody else.
 *
 * @param unanswered bodies that this page sent without an answer
 * @returns the stored version, when it is one of these; undefined when it is another one
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
