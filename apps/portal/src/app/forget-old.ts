import { findSelfCheck } from '../features/cofunding-registrations/logic/kept-self-check';
import { forgetOldUploads } from '../shared/uploads/kept-uploads';

/** Removes what lies in this browser for more than a day, on whatever page and for whomever the portal is opened. */
export async function forgetOld(): Promise<void> {
  // Reading the answers removes them when they are too old.
  findSelfCheck();
  await forgetOldUploads();
}
