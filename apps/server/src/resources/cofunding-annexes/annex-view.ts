import { type Annex, type AnnexRow, refOf } from '@urzad/contract';
import { formOfDraft } from '@urzad/grants/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Db } from '../../db';
import { noteReading, readerOf } from '../../readings/readings';
import { getCall } from '../cofunding-calls/public';
import {
  contracts,
  namedInRows,
  pageParts,
  type Viewer,
  type ViewMaker,
} from '../cofunding-contracts/public';
import { members } from '../cofunding-members/public';
import { getInContract, type RegistrationRecord } from '../cofunding-registrations/public';
import { readBy } from '../uploads/public';
import { planAnnex } from './plan-annex';
import { offeredSteps, visibleTo } from './policy';
import { present, presentRow } from './presenter';
import { type AnnexRecord, rows } from './repository';
import { historyOf } from './step';

/** Keeps who read this annex, before it is answered. */
export function noteAnnexRead(
  app: Pick<FastifyInstance, 'db' | 'clock'>,
  request: FastifyRequest,
  { id, id_user }: Pick<AnnexRecord, 'id' | 'id_user'>,
): Promise<void> {
  const read = { id_person: id_user, ...refOf('cofundingannex', id) };
  return noteReading(app, request, { reader: readerOf(request.user), read });
}

/** An annex as this viewer may see it. */
export async function viewOf(app: ViewMaker, found: AnnexRecord, viewer: Viewer): Promise<Annex> {
  const maker = readBy(app, viewer, found.id_user);
  const { db } = maker;
  const [contract, call, registration, history] = await Promise.all([
    contracts.get(db, found.id_contract),
    getCall(db, found.id_call),
    getInContract(db, found.id_registration),
    historyOf(db, found.id),
  ]);
  const record = await asOfNow(db, found, { contract, call });
  const offered = offeredSteps(record, viewer);
  const of = { entity: 'cofundingannex' as const, viewer, offered, history };
  const { reserved, ...parts } = await pageParts(maker, record, of);
  return present(record, {
    ...parts,
    ...{ contract, call, person: personOf(registration) },
    id_officecase: record.id_officecase ?? parts.id_officecase,
    // What it holds itself it may use.
    free: call.budget - reserved + record.held,
  });
}

export async function rowsOfList(
  { db, clock }: ViewMaker,
  records: readonly AnnexRecord[],
  viewer: Viewer,
): Promise<AnnexRow[]> {
  const named = await namedInRows(db, records);
  const now = clock.business();
  return records.map((record) => {
    const { registration, ...parts } = named(record);
    return presentRow(record, {
      ...parts,
      ...{ person: personOf(registration), viewer, now },
      // The number of an annex begins with that of its contract.
      contract: { number: record.number.replace(/-A\d+$/, '') },
    });
  });
}

/**
 * The answer of a step, read after the commit: a repeated request gets fresh addresses, and the store of answers keeps no
 * personal data.
 * @throws ApiError `object-no-exist` for a missing annex and for one that this viewer may not see
 */
export async function answerAnnex(app: ViewMaker, id: number, viewer: Viewer): Promise<{ data: Annex }> {
  return { data: await viewOf(app, await rows.get(app.db, id, visibleTo(viewer)), viewer) };
}

/** One in preparation shows what its changes mean now; what was sent stays as it was sent. */
async function asOfNow(
  db: Db,
  record: AnnexRecord,
  of: Pick<Parameters<typeof planAnnex>[1], 'contract' | 'call'>,
): Promise<AnnexRecord> {
  if (record.status !== 'draft') return record;
  const member = await members.get(db, record.id_member);
  const { change, valid_from } = record;
  return { ...record, ...(await planAnnex(db, { ...of, member, change, valid_from })).columns };
}

function personOf({ form }: Pick<RegistrationRecord, 'form'>): string {
  const { firstname, lastname } = formOfDraft(form);
  return `${firstname} ${lastname}`.trim();
}
