import type { BodyOf, cofundingRegistrations } from '@urzad/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../../api-error';
import { authorOf } from '../../../author';
import { refuseActing } from '../../../http/refuse-acting';
import { confirmSignature, doesCount } from '../../documents/public';
import { requireLead, viewerOf } from '../policy';
import { unclearSignatures } from '../signing/unclear-signatures';
import { lockForStep, noteOf, refuseStale, takeStep } from '../step';

/**
 * Who leads an application lets the parent's signature count although its verdict is unclear, and says why (Process §5).
 * Who does not asks for a correction, which is signed anew.
 * @throws ApiError `no-privilege`, `object-no-exist`, `conflict`, `illegal-step` where there is nothing to confirm
 */
export async function confirmFormSignature(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, body }: { id: number; body: BodyOf<typeof cofundingRegistrations.confirmsignature> },
): Promise<void> {
  refuseActing(request.user);
  const { row_version, id_document, reason } = body;
  await app.write(request, async (tx, note) => {
    const record = await lockForStep(tx, {
      id,
      viewer: viewerOf(request.user),
      step: 'confirmSignature',
    });
    requireLead(record, request.user);
    const unclear = await unclearSignatures(tx, record);
    const signature = unclear.find((one) => one.id_document === id_document && !doesCount(one));
    if (!signature) throw new ApiError('illegal-step', { status: record.status, reason: 'confirmed' });
    refuseStale(record, { row_version });

    const by = { ...authorOf(app, request), id: request.user.id };
    await confirmSignature(tx, signature.id, { reason, by });
    const after = await takeStep(tx, { record, step: 'confirmSignature' }, { by });
    note(noteOf('confirmsignature', record, after, { id_document, id_signature: signature.id, reason }));
    return { id };
  });
}
