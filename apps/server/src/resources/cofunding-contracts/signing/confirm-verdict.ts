import { hasPrivilege } from '@urzad/grants';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../../api-error';
import { authorOf } from '../../../author';
import { confirmSignature, doesCount, parentSignature } from '../../documents/public';
import { staffViewerOf } from '../policy';
import type { SignedKind } from './signed-kind';
import { waitingDocument } from './waiting-document';

/**
 * An officer lets the parent's signature count although its verdict is unclear, and says why.
 * @throws ApiError `no-privilege`, `object-no-exist`, `conflict`, `illegal-step` where there is nothing to confirm
 */
export async function confirmVerdict(
  app: FastifyInstance,
  request: FastifyRequest,
  { of, id, row_version, reason }: { of: SignedKind; id: number; row_version: number; reason: string },
): Promise<void> {
  const viewer = staffViewerOf(request.user);
  if (!hasPrivilege(viewer.privileges, of.confirming)) throw new ApiError('no-privilege');
  await app.write(request, async (tx, note) => {
    const record = await of.getLocked(tx, id, viewer);
    const { status } = record;
    if (status !== 'to_office') throw new ApiError('illegal-step', { status });
    const signature = await parentSignature(tx, await waitingDocument(tx, record));
    if (!signature || doesCount(signature))
      throw new ApiError('illegal-step', { status, reason: 'confirmed' });
    of.refuseStale(record, { row_version });

    const by = { ...authorOf(app, request), id: request.user.id };
    await confirmSignature(tx, signature.id, { reason, by });
    const after = await of.touch(tx, id, by);
    note(of.noteOf('confirmsignature', record, after, { id_signature: signature.id }));
    return null;
  });
}
