import { type Contract, type ContractRow, refOf } from '@urzad/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { noteReading, readerOf } from '../../readings/readings';
import { getCall } from '../cofunding-calls/public';
import { getInContract } from '../cofunding-registrations/public';
import { readBy } from '../uploads/public';
import { offeredSteps, type Viewer, visibleTo } from './policy';
import { namedInRows, pageParts, type ViewMaker } from './prepared-view';
import { present, presentRow } from './presenter';
import { type ContractRecord, rows } from './repository';
import { historyOf } from './step';

/** Keeps who read this contract, before it is answered. */
export function noteContractRead(
  app: Pick<FastifyInstance, 'db' | 'clock'>,
  request: FastifyRequest,
  { id, id_user }: Pick<ContractRecord, 'id' | 'id_user'>,
): Promise<void> {
  const read = { id_person: id_user, ...refOf('cofundingcontract', id) };
  return noteReading(app, request, { reader: readerOf(request.user), read });
}

/** A contract as this viewer may see it. */
export async function viewOf(app: ViewMaker, record: ContractRecord, viewer: Viewer): Promise<Contract> {
  const maker = readBy(app, viewer, record.id_user);
  const [registration, call, history] = await Promise.all([
    getInContract(maker.db, record.id_registration),
    getCall(maker.db, record.id_call),
    historyOf(maker.db, record.id),
  ]);
  const offered = offeredSteps(record, viewer);
  const of = { entity: 'cofundingcontract' as const, viewer, offered, history };
  const { reserved, ...parts } = await pageParts(maker, record, of);
  return present(record, { ...parts, registration, call, free: call.budget - reserved });
}

export async function rowsOfList(
  { db, clock }: ViewMaker,
  records: readonly ContractRecord[],
  viewer: Viewer,
): Promise<ContractRow[]> {
  const named = await namedInRows(db, records);
  const now = clock.business();
  return records.map((record) => presentRow(record, { ...named(record), viewer, now }));
}

/**
 * The answer of a step, read after the commit: a repeated request gets fresh addresses, and the store of answers keeps no
 * personal data.
 * @throws ApiError `object-no-exist` for a missing contract and for one that this viewer may not see
 */
export async function answerContract(
  app: ViewMaker,
  id: number,
  viewer: Viewer,
): Promise<{ data: Contract }> {
  return { data: await viewOf(app, await rows.get(app.db, id, visibleTo(viewer)), viewer) };
}
