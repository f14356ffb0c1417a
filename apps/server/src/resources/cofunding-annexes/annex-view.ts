import { type Annex, type AnnexRow, refOf } from '@urzad/contract';
import { formOfDraft } from '@urzad/grants/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Db } from '../../db';
import { noteReading, readerOf } from '../../readings/readings';
import { referredRow } from '../../referred-row';
import { callsById, getCall } from '../cofunding-calls/public';
import {
  contracts,
  findPaperEntry,
  paperPeople,
  paperRefusal,
  presentPaper,
  type Viewer,
} from '../cofunding-contracts/public';
import { members } from '../cofunding-members/public';
import {
  findInContract,
  getInContract,
  heldMeans,
  type RegistrationRecord,
} from '../cofunding-registrations/public';
import { documentsOf } from '../documents/public';
import { mainCaseOf } from '../office-cases/public';
import { type AddressMaker, readBy } from '../uploads/public';
import { namesOf } from '../users/public';
import { planAnnex } from './plan-annex';
import { offeredSteps, visibleTo } from './policy';
import { present, presentRow } from './presenter';
import { type AnnexRecord, rows } from './repository';
import { historyOf } from './step';

/** What a view is made with: addresses are new in each answer, terms follow business time. */
type ViewMaker = AddressMaker & { db: Db };

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
  const { db, clock } = maker;
  const [contract, call, registration, history] = await Promise.all([
    contracts.get(db, found.id_contract),
    getCall(db, found.id_call),
    getInContract(db, found.id_registration),
    historyOf(db, found.id),
  ]);
  const record = await asOfNow(db, found, { contract, call });
  const { status } = record;
  const entry = await findPaperEntry(db, record);
  const paper = { rule: maker.config.signPolicy.UMOWA, entry, viewer, status };
  const steps = offeredSteps(record, viewer).filter((step) => !paperRefusal(step, paper));
  const [documents, main, held, names] = await Promise.all([
    documentsOf(db, refOf('cofundingannex', record.id), maker),
    mainCaseOf(db, refOf('cofundingregistration', record.id_registration)),
    heldMeans(db, record.id_call),
    namesOf(db, [...officersOf(record), ...history.flatMap(({ id_user }) => id_user ?? [])]),
  ]);

  return present(record, {
    ...{ viewer, steps, contract, call, names, history, documents, person: personOf(registration) },
    paper: await presentPaper(db, entry, maker),
    paper_people: steps.includes('enterPaper') ? await paperPeople(db, record, clock.business()) : null,
    id_officecase: record.id_officecase ?? main?.id ?? null,
    // What it holds itself it may use.
    free: call.budget - held.reserved + record.held,
    now: clock.business(),
  });
}

/** Rows of a list; what they name is found in a few queries. */
export async function rowsOfList(
  { db, clock }: ViewMaker,
  records: readonly AnnexRecord[],
  viewer: Viewer,
): Promise<AnnexRow[]> {
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
      // The number of an annex begins with that of its contract.
      contract: { number: record.number.replace(/-A\d+$/, '') },
      person: personOf(referredRow(registrations.get(record.id_registration))),
      call: referredRow(calls.get(record.id_call)),
      ...{ viewer, names, now },
    }),
  );
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

function officersOf({ id_user_prepared, id_user_initials, id_signatory }: AnnexRecord): number[] {
  return [id_user_prepared, id_user_initials, id_signatory].flatMap((id) => id ?? []);
}
