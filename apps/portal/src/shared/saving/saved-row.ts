import { createChanges } from './changes';
import { requestsUnderWay } from './requests-under-way';
import { createRowVersion, type KnownVersion } from './row-version';

export type SavedRow = ReturnType<typeof createSavedRow>;

/** What this page knows of a row that it saves: its version, the changes of it, and which requests are unanswered. */
export function createSavedRow({
  isInConflict = false,
  ...known
}: KnownVersion & { isInConflict?: boolean }) {
  const changes = createChanges();
  const saves = requestsUnderWay();

  return {
    version: createRowVersion(known),
    changes,
    saves,
    /** Requests beside the saves: steps that move the row on, and what is attached to it. */
    steps: requestsUnderWay(),
    /** The server has a newer version, and the person has not yet chosen between the two. */
    isInConflict,
    /** The row was deleted: changes are not taken any more, and no state is reported. */
    isEnded: false,
    /** Whether the server has stored all changes, or will without another request. */
    isAllSent: () => changes.isStored() || (changes.isSent() && saves.isAny()),
  };
}
