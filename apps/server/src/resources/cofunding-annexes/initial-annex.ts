import { contractSignTo } from '@urzad/grants';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../api-error';
import { authorOf } from '../../author';
import { keepIfDone } from '../../files/keep-if-done';
import { refuseActing } from '../../http/refuse-acting';
import { wasAnswered } from '../../unit-of-work/idempotency';
import { CONTRACTS_PER_USER, recordInitialled, viewerOf } from '../cofunding-contracts/public';
import { makeDocument } from '../documents/public';
import { refuseIncomplete } from './annex-initials';
import { changeAnnex, planOf } from './change-annex';
import { toSignText } from './emails';
import { annexContent } from './make-annex';
import { refusalOf, visibleTo } from './policy';
import { type AnnexRecord, rows } from './repository';
import { refuseStale, requireStep } from './step';
import { tellParent } from './tell-of-annex';

/**
 * Initials an annex: its document is made and filed, it goes to the parent, and the term of the signature begins. The
 * document is rendered before the transaction.
 * @throws ApiError `illegal-step` `{reason: 'changed'}` when the months have changed since it was written
 */
export async function initialAnnex(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, row_version }: { id: number; row_version: number },
): Promise<{ id: number }> {
  refuseActing(request.user);
  if (await wasAnswered(app.db, request)) return { id };
  const viewer = viewerOf(request.user);
  const record = await rows.get(app.db, id, visibleTo(viewer));
  requireStep('initial', record, viewer);
  const refusal = refusalOf(record, 'initial', viewer);
  if (refusal) throw refusal;
  refuseStale(record, { row_version });
  refuseIncomplete(record);

  app.limits.take(CONTRACTS_PER_USER, String(viewer.id_user));
  const made = await makeDocument(app, {
    kind: 'ANEKS',
    content: await annexContent(app, record),
    version_no: record.version_no,
    created: app.clock.business(),
  });
  const by = authorOf(app, request);
  return keepIfDone(app.files, made.file.filename, () =>
    changeAnnex(app, request, {
      ...{ id, row_version, step: 'initial' },
      async change(locked, { tx, call }) {
        const { columns } = await planOf(tx, locked, call);
        refuseChanged(locked, columns);
        const of = { entity: 'cofundingannex' as const, record: locked, made, call };
        return recordInitialled(app, tx, { ...of, id_user_initials: viewer.id_user }, by);
      },
      async follow(after, { tx, call }) {
        const sign_member_to = contractSignTo(call.params, by.date);
        await tellParent(app, tx, { record: after, text: toSignText({ ...after, sign_member_to }) }, by);
      },
      diff: { id_document: made.id, sha256: made.sha256 },
    }),
  );
}

/**
 * A claim or a payment may have come between: what is signed is what is put in force.
 * @throws ApiError `illegal-step` `{reason: 'changed'}`
 */
export function refuseChanged(
  { status, amount_after, plan }: Pick<AnnexRecord, 'status' | 'amount_after' | 'plan'>,
  now: Pick<AnnexRecord, 'amount_after' | 'plan'>,
): void {
  const isSame =
    amount_after === now.amount_after &&
    plan.contract_to_after === now.plan.contract_to_after &&
    lastDays(plan) === lastDays(now.plan);
  if (!isSame) {
    throw new ApiError('illegal-step', { status, reason: 'changed' });
  }
}

/** A month that was suspended meanwhile and moves to the end changes no sum, but the last day of its child. */
function lastDays({ care }: AnnexRecord['plan']): string {
  return care.flatMap(({ id_grant, after }) => (after ? [`${id_grant} ${after.date_to}`] : [])).join();
}
