import type { accession, BodyOf } from '@urzad/contract';
import { prolongedTo } from '@urzad/grants';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../../api-error';
import { authorOf } from '../../../author';
import { getCall } from '../../cofunding-calls/public';
import { refuseLateDocuments, requireLead, viewerOf } from '../policy';
import { lockForStep, noteOf, refuseStale, takeStep } from '../step';
import { documentsProlongedText } from './accession-emails';
import { termOf } from './lock-documents';
import { tellParent } from './tell-parent';

/**
 * Gives more days, counted from the term as it stands, once (Order §12). The parent is told (N12).
 * @throws ApiError `illegal-step` the second time and after the term, `not-valid` for more days than the call gives
 */
export async function prolongDocuments(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, body }: { id: number; body: BodyOf<typeof accession.prolong> },
): Promise<void> {
  await app.write(request, async (tx, note) => {
    const { user } = request;
    const record = await lockForStep(tx, { id, viewer: viewerOf(user), step: 'prolong' });
    requireLead(record, user);
    const { status, prolonged } = record;
    if (prolonged === 'yes') throw new ApiError('illegal-step', { status, reason: 'prolonged' });
    refuseStale(record, body);
    const by = authorOf(app, request);
    refuseLateDocuments(record, by.date);
    const { params } = await getCall(tx, record.id_call);
    if (body.days > params.documents_days) throw new ApiError('not-valid', { days: 'is-too-big' });

    const documents_to = prolongedTo(termOf(record), body.days);
    const values = {
      ...{ documents_to, due_date: documents_to, documents_reminded: null },
      ...{ prolonged: 'yes' as const, prolong_reason: body.reason },
    };
    const after = await takeStep(tx, { record, step: 'prolong' }, { values, by });
    const text = documentsProlongedText({ number: after.number ?? '', documents_to });
    await tellParent(app, tx, { record: after, text }, by);
    note(noteOf('prolongdocuments', record, after, { days: body.days, documents_to }));
    return { id };
  });
}
