import { refOf } from '@urzad/contract';
import type { Db } from '../../db';
import { referredRow } from '../../referred-row';
import { callsById } from '../cofunding-calls/public';
import { findInContract, heldMeans } from '../cofunding-registrations/public';
import { documentsOf } from '../documents/public';
import { mainCaseOf } from '../office-cases/public';
import type { AddressMaker } from '../uploads/public';
import { namesOf } from '../users/public';
import type { Viewer } from './policy';
import type { History, PreparedRecord } from './prepared-presenter';
import { findPaperEntry, paperPeople, paperRefusal, presentPaper } from './signing/paper/paper-entry';
import type { SignedKind } from './signing/signed-kind';

/** What a view is made with: addresses are new in each answer, terms follow business time. */
export type ViewMaker = AddressMaker & { db: Db };

type Named = Pick<PreparedRecord, 'id_registration' | 'id_call' | 'id_user_prepared'>;

/** What rows of a list name, found in a few queries. */
export async function namedInRows(db: Db, records: readonly Named[]) {
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
  return ({ id_registration, id_call }: Named) => ({
    registration: referredRow(registrations.get(id_registration)),
    call: referredRow(calls.get(id_call)),
    names,
  });
}

interface Page<Step, Status> {
  entity: SignedKind['entity'];
  viewer: Viewer;
  /** Those that the law and its refusals leave: what is entered on paper may stand against some. */
  offered: readonly Step[];
  history: History<Status>;
}

/** What the page of one shows beside its own data. */
export async function pageParts<Step extends string, Status extends string>(
  maker: ViewMaker,
  record: PreparedRecord,
  { entity, viewer, history, offered }: Page<Step, Status>,
) {
  const { db, clock } = maker;
  const entry = await findPaperEntry(db, record);
  const { status } = record;
  const paper = { rule: maker.config.signPolicy.UMOWA, entry, viewer, status };
  const steps = offered.filter((step) => !paperRefusal(step, paper));
  const now = clock.business();
  const [documents, main, { reserved }, names] = await Promise.all([
    documentsOf(db, refOf(entity, record.id), maker),
    mainCaseOf(db, refOf('cofundingregistration', record.id_registration)),
    heldMeans(db, record.id_call),
    namesOf(db, [...officersOf(record), ...history.flatMap(({ id_user }) => id_user ?? [])]),
  ]);
  const mayEnter = steps.some((step) => step === 'enterPaper');
  return {
    ...{ viewer, steps, history, documents, reserved, names, now },
    paper: await presentPaper(db, entry, maker),
    paper_people: mayEnter ? await paperPeople(db, record, now) : null,
    id_officecase: main?.id ?? null,
  };
}

function officersOf({ id_user_prepared, id_user_initials, id_signatory }: PreparedRecord): number[] {
  return [id_user_prepared, id_user_initials, id_signatory].flatMap((id) => id ?? []);
}
