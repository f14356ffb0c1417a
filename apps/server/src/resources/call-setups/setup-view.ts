import { CALL_SETUP_STEPS, type CallSetup } from '@urzad/contract';
import { answersOfCall, CALL_LAW, type CallErrors, type CallStatus, publicationErrors } from '@urzad/grants';
import type { Db } from '../../db';
import type { SessionUser } from '../../http/resource';
import { type CallRow, statusOf } from '../cofunding-calls/public';
import { namesOf } from '../users/public';

type Viewer = Pick<SessionUser, 'id' | 'privileges'>;

/** The texts of a call. */
export function textsOf({ announcement, faq }: CallRow) {
  return { announcement, faq };
}

/** What a draft lacks before it can be announced. @param now business time */
function missingOf(row: CallRow, now: Date): CallErrors {
  return publicationErrors(answersOfCall(row), textsOf(row), now);
}

/**
 * Why this person may not announce a draft: whoever set it up does not (Order §12), and nothing may be missing.
 * @returns `undefined` when they may
 */
export function publishRefusal(
  row: CallRow,
  { id, now }: { id: number; now: Date },
): CallSetup['publish_refusal'] | undefined {
  if (isEditor(row, id)) return 'own-set-up';
  return Object.keys(missingOf(row, now)).length > 0 ? 'incomplete' : undefined;
}

/** Whether the number of applications allows an early end. */
export function mayCloseEarly({ submission_limit, submitted_count }: CallRow): boolean {
  return submission_limit !== null && submitted_count >= submission_limit;
}

/** @param now business time */
export async function presentSetup(
  db: Db,
  row: CallRow,
  { viewer, now }: { viewer: Viewer; now: Date },
): Promise<CallSetup> {
  const status = statusOf(row, now);
  const names = await namesOf(db, [...row.editors, ...(row.id_user_mod === null ? [] : [row.id_user_mod])]);
  const named = (id: number | null) => (id !== null && names.get(id)) || '';
  const mayAnnounce = CALL_LAW.mayStep('publish', status, viewer);
  const refusal = mayAnnounce ? publishRefusal(row, { id: viewer.id, now }) : undefined;

  return {
    id: row.id,
    row_version: row.row_version,
    number: row.number,
    preset: row.preset,
    status,
    // The schema has no readonly lists; nothing writes them.
    form: answersOfCall(row) as CallSetup['form'],
    ...{ announcement: row.announcement, faq: row.faq },
    submitted_count: row.submitted_count,
    changed: { date: row.mod_date.toISOString(), name: named(row.id_user_mod) },
    editors: row.editors.map(named),
    cancel_reason: row.cancel_reason,
    missing: status === 'draft' ? missingOf(row, now) : {},
    steps: stepsNow(row, { status, viewer }).filter((step) => step !== 'publish' || !refusal),
    publish_refusal: refusal ?? null,
  };
}

function stepsNow(row: CallRow, { status, viewer }: { status: CallStatus; viewer: Viewer }) {
  return CALL_SETUP_STEPS.filter(
    (step) => CALL_LAW.mayStep(step, status, viewer) && (step !== 'close' || mayCloseEarly(row)),
  );
}

function isEditor({ editors, id_user_create }: CallRow, id: number): boolean {
  return id_user_create === id || editors.includes(id);
}
