import { findSelfCheck } from '../features/cofunding-registrations/logic/kept-self-check';
import { forgetOldDrafts } from '../shared/drafts/kept-draft';
import { forgetKeptAnswers } from '../shared/kept-answers/kept-answers';
import { isStored, storedSession } from '../shared/session/stored-session';
import { forgetOldUploads } from '../shared/uploads/kept-uploads';

/**
 * Removes what lies in this browser for too long, on whatever page and for whomever the portal is opened: answers of the
 * self-check and files after a day, drafts after `KEPT_DAYS`, and answers of the server once nobody is signed in.
 */
export async function forgetOld(): Promise<void> {
  // Reading the answers removes them when they are too old.
  findSelfCheck();
  await Promise.all([
    forgetOldUploads(),
    forgetOldDrafts(),
    !isStored(storedSession()) && forgetKeptAnswers(),
  ]);
}
