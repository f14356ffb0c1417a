import { businessNow } from '#shared/business-time';
import { keptLetterFiles } from '#shared/conversation/letter-files';
import { type DraftKey, findKeptDraft, forgetDraft, keepDraft } from '#shared/drafts/kept-draft';
import { type CaseValues, hasWords } from './case-values';

interface Move {
  from: DraftKey;
  to: DraftKey;
  /** What the form has now. */
  values: CaseValues;
}

/**
 * What was typed about one object becomes the draft about another one. A draft with words that the other object has
 * already stays, and what was typed stays the draft of its own object.
 *
 * @returns false where the browser stores nothing: leaving the form would lose what was typed
 */
export async function moveDraft({ from, to, values }: Move): Promise<boolean> {
  const isEmpty = values.kind === '' && !hasWords(values);
  if (from.form === to.form || isEmpty) return true;

  const kept = (await findKeptDraft(to))?.values;
  const isTaken =
    kept !== undefined && (hasWords({ ...kept, ...keptLetterFiles(kept, new Date()) }) || !hasWords(values));
  const date = businessNow().toISOString();
  if (!(await keepDraft(isTaken ? from : to, { values, rowVersion: 0, date }))) return false;
  if (!isTaken) await forgetDraft(from);
  return true;
}
