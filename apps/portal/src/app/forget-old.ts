import { findSelfCheck } from '../features/cofunding-registrations/logic/kept-self-check';
import { forgetOldDrafts } from '../shared/drafts/kept-draft';
import { forgetOldUploads } from '../shared/uploads/kept-uploads';

/**
 * Removes what lies in this browser for too long, on whatever page and for whomever the portal is opened: answers of the
 * self-check and files after a day, drafts after `KEPT_DAYS`.
 */
export async function forgetOld(): Promise<void> {
  // Reading the answers removes them when they are too old.
  findSelfCheck();
  await Promise.all([forgetOldUploads(), forgetOldDrafts()]);
}
