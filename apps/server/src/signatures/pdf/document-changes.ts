import type { SignatureProblem } from '@urzad/grants';
import { openRevision, openUpdated, type Revision, type UpdatedRevision } from './revision';
import { shownChanges } from './shown-changes';

/**
 * Whether every revision of an uploaded document shows what was issued: each is compared with the one before, so that
 * each signer saw it, and nothing that was signed changed afterwards.
 *
 * @param newest the whole file, as an update of the issued document
 * @param ends sizes in bytes of the revisions behind the issued bytes, ascending
 * @throws TooManyObjects
 */
export async function documentChanges(
  { issued, uploaded, newest }: { issued: Uint8Array; uploaded: Uint8Array; newest: UpdatedRevision },
  ends: readonly number[],
): Promise<SignatureProblem[]> {
  const problems = new Set<SignatureProblem>();
  let before: Revision = await openRevision(issued);
  let length = issued.length;
  for (const end of ends) {
    const isNewest = end === uploaded.length && length === issued.length;
    const after = isNewest ? newest : await openUpdated(uploaded.subarray(0, end), length);
    if (!after) return ['unreadable'];
    for (const change of shownChanges(before, after)) problems.add(change);
    before = after;
    length = end;
  }
  return [...problems];
}
