import { refOf } from '@urzad/contract';
import { type ClaimStep, claimReviewTo } from '@urzad/grants';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../../api-error';
import { authorOf } from '../../../author';
import { keepIfDone } from '../../../files/keep-if-done';
import { refuseActing } from '../../../http/refuse-acting';
import type { NoticeText, Sender } from '../../../mail/email';
import type { Reader } from '../../../mail/reader';
import { notify } from '../../../notify';
import { wasAnswered } from '../../../unit-of-work/idempotency';
import { type CallRow, getCall } from '../../cofunding-calls/public';
import { CLAIMS_PER_USER, refusalOf, viewerOf, visibleTo } from '../policy';
import { type ClaimRecord, claims } from '../repository';
import { refuseStale, requireStep } from '../step';
import { type Accepted, acceptedOf } from './accepted-sums';
import { type ClaimValues, changeClaim, type Doing } from './change-claim';
import { makeResultLetter, recordResultLetter } from './claim-letter';
import { claimEmail } from './claim-result-emails';

/** What the decision is made from. */
export interface Deciding {
  record: ClaimRecord;
  accepted: Accepted;
  call: CallRow;
  /** Business time of the decision. */
  date: Date;
}

/** What a result of a claim is and says. */
export interface ClaimResult {
  becomes: ClaimStep;
  values: ClaimValues;
  sections: Parameters<typeof makeResultLetter>[2]['sections'];
  text: NoticeText;
}

interface Decision {
  id: number;
  row_version: number;
  step: 'approve' | 'reject';
  /** Refuses what the law allows. */
  resultOf(deciding: Deciding, app: Pick<FastifyInstance, 'db'>): Promise<ClaimResult>;
  follow?(after: ClaimRecord, doing: Doing): Promise<void>;
}

/**
 * Decides on a checked claim: its letter is made and filed, and the parent is told. The letter is rendered before the
 * transaction, and what it says is computed once more inside it.
 */
export async function decideClaim(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, row_version, step, resultOf, follow }: Decision,
): Promise<{ id: number }> {
  refuseActing(request.user);
  if (await wasAnswered(app.db, request)) return { id };
  const viewer = viewerOf(request.user);
  const record = await claims.get(app.db, id, visibleTo(viewer));
  requireStep(step, record, viewer);
  const refusal = refusalOf(record, step, viewer);
  if (refusal) throw refusal;
  refuseStale(record, { row_version });

  const { date } = authorOf(app, request);
  const call = await getCall(app.db, record.id_call);
  const result = await resultOf({ record, accepted: await acceptedOf(app.db, record), call, date }, app);
  app.limits.take(CLAIMS_PER_USER, String(viewer.id_user));
  const made = await makeResultLetter(app, record, { sections: result.sections, created: date });

  return keepIfDone(app.files, made.file.filename, () =>
    changeClaim(app, request, {
      ...{ id, row_version, step, becomes: result.becomes },
      async change(locked, { tx, by }) {
        const accepted = await acceptedOf(tx, locked);
        const now = await resultOf({ record: locked, accepted, call, date }, { db: tx });
        refuseOther(result, now);
        return { ...now.values, id_user_approver: by.id, result_date: date, back_note: '' };
      },
      async follow(after, doing) {
        const { tx, by } = doing;
        await follow?.(after, doing);
        await recordResultLetter(app, tx, { made, record: after }, by);
        const { text } = result;
        const email = (to: Reader, sender: Sender, told: NoticeText) =>
          claimEmail(to, { id, text: told }, sender);
        const notice = { to: after.id_user, text, ref: refOf('cofundingrequest', id), email };
        await notify(app, tx, notice, { ...by, id: null });
      },
      diff: { id_document: made.id, sha256: made.sha256 },
    }),
  );
}

/** The last day on which a review of this result may be asked for; `null` after a review. */
export function reviewToOf({ record, call, date }: Deciding) {
  return record.reviewed === 'yes' ? null : claimReviewTo(call.params, date);
}

/** @throws ApiError `conflict` when a limit or a payment of the month has changed since the letter was rendered */
function refuseOther(before: ClaimResult, now: ClaimResult): void {
  const [stored, given] = [now.values, before.values];
  if (JSON.stringify(stored) !== JSON.stringify(given)) throw new ApiError('conflict', { stored, given });
}
