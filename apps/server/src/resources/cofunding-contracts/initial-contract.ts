import { contractSignTo } from '@urzad/grants';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { authorOf } from '../../author';
import { keepIfDone } from '../../files/keep-if-done';
import { refuseActing } from '../../http/refuse-acting';
import { wasAnswered } from '../../unit-of-work/idempotency';
import { makeDocument } from '../documents/public';
import { changeContract } from './change-contract';
import { toSignText } from './emails';
import { refuseIncomplete } from './initials';
import { contentOf } from './make-contract';
import { CONTRACTS_PER_USER, refusalOf, viewerOf, visibleTo } from './policy';
import { recordInitialled } from './prepared-steps';
import { rows } from './repository';
import { refuseStale, requireStep } from './step';
import { tellParent } from './tell-of-contract';

/**
 * Initials a contract: its document is made and filed, it goes to the parent, and the term of the signature begins. The
 * document is rendered before the transaction.
 */
export async function initialContract(
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
  const { version_no } = record;
  const made = await makeDocument(app, {
    kind: 'UMOWA',
    content: await contentOf(app, record),
    version_no,
    created: app.clock.business(),
  });
  const by = authorOf(app, request);
  return keepIfDone(app.files, made.file.filename, () =>
    changeContract(app, request, {
      ...{ id, row_version, step: 'initial' },
      async change(locked, { tx, call }) {
        const of = { entity: 'cofundingcontract' as const, record: locked, made, call };
        const id_user_initials = viewer.id_user;
        return {
          ...(await recordInitialled(app, tx, { ...of, id_user_initials }, by)),
          ...{ prolonged: 'no', prolong_reason: null },
        };
      },
      async follow(after, { tx, call }) {
        const sign_member_to = contractSignTo(call.params, by.date);
        await tellParent(app, tx, { record: after, text: toSignText({ ...after, sign_member_to }) }, by);
      },
      diff: { id_document: made.id, sha256: made.sha256 },
    }),
  );
}
