import { type Contract, type ContractRow, refOf } from '@urzad/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Db } from '../../db';
import { noteReading, readerOf } from '../../readings/readings';
import { referredRow } from '../../referred-row';
import { callsById, getCall } from '../cofunding-calls/public';
import { findInContract, getInContract, heldMeans } from '../cofunding-registrations/public';
import { documentsOf } from '../documents/public';
import { mainCaseOf } from '../office-cases/public';
import { type AddressMaker, readBy } from '../uploads/public';
import { namesOf } from '../users/public';
import { offeredSteps, type Viewer, visibleTo } from './policy';
import { present, presentRow } from './presenter';
import { type ContractRecord, rows } from './repository';
import { findPaperEntry, paperPeople, paperRefusal, presentPaper } from './signing/paper/paper-entry';
import { historyOf } from './step';

/** What a view is made with: addresses are new in each answer, terms follow business time. */
type ViewMaker = AddressMaker & { db: Db };

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
  const { db, clock } = maker;
  const history = await historyOf(db, record.id);
  const { status } = record;
  const entry = await findPaperEntry(db, record);
  const paper = { rule: maker.config.signPolicy.UMOWA, entry, viewer, status };
  const steps = offeredSteps(record, viewer).filter((step) => !paperRefusal(step, paper));
  const [registration, call, documents, main, held, names] = await Promise.all([
    getInContract(db, record.id_registration),
    getCall(db, record.id_call),
    documentsOf(db, refOf('cofundingcontract', record.id), maker),
    mainCaseOf(db, refOf('cofundingregistration', record.id_registration)),
    heldMeans(db, record.id_call),
    namesOf(db, [...officersOf(record), ...history.flatMap(({ id_user }) => id_user ?? [])]),
  ]);

  return present(record, {
    ...{ viewer, steps, registration, call, names, history, documents },
    paper: await presentPaper(db, entry, maker),
    paper_people: steps.includes('enterPaper') ? await paperPeople(db, record, clock.business()) : null,
    id_officecase: main?.id ?? null,
    free: call.budget - held.reserved,
    now: clock.business(),
  });
}

/** Rows of a list; what they name is found in a few queries. */
export async function rowsOfList(
  { db, clock }: ViewMaker,
  records: readonly ContractRecord[],
  viewer: Viewer,
): Promise<ContractRow[]> {
  const [registrations, calls, names] = await Promise.all([
    findInContract(
      db,
      records.map(({ id_registration }) => id_registration),
    ),
    callsById(
      db,
      records.map(({ id_call }) => id_call),
    ),
    namesOf(db, [...new Set(records.map(({ id_user_prepared }) => id_user_prepared))]),
  ]);
  const now = clock.business();
  return records.map((record) =>
    presentRow(record, {
      registration: referredRow(registrations.get(record.id_registration)),
      call: referredRow(calls.get(record.id_call)),
      ...{ viewer, names, now },
    }),
  );
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

function officersOf({ id_user_prepared, id_user_initials, id_signatory }: ContractRecord): number[] {
  return [id_user_prepared, id_user_initials, id_signatory].flatMap((id) => id ?? []);
}
