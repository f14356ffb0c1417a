import type { Registration, RegistrationRow } from '@urzad/contract';
import type { Db } from '../../db';
import { type CallRow, callsById, getCall } from '../cofunding-calls/calls';
import { getClause } from '../cofunding-clauses/clauses';
import { documentsOf } from '../documents/documents';
import type { AddressMaker } from '../uploads/addresses';
import { attachedFiles } from '../uploads/attachments';
import { namesOf } from '../users/people';
import type { Viewer } from './policy';
import { present, presentRow } from './presenter';
import * as registrations from './repository';
import { scorerOf } from './review';

/** What a view is put together with: addresses are made anew in each answer, deadlines go by business time. */
export type ViewMaker = AddressMaker & { db: Db };

/** What the documents and files of a registration belong to. */
export function caseOf(id: number) {
  return { obj_type: 'cofundingregistration' as const, id_obj: id };
}

/** A registration as this viewer may see it. */
export async function viewOf(
  maker: ViewMaker,
  record: registrations.RegistrationRecord,
  viewer: Viewer,
): Promise<Registration> {
  const { db, clock } = maker;
  const history = await registrations.findHistory(db, record.id);
  const scorer = scorerOf(history);
  const officers = [record.id_user_owner, record.id_user_second, scorer];
  const [call, clause, attachments, documents, names, previous] = await Promise.all([
    getCall(db, record.id_call),
    getClause(db, record.id),
    attachedFiles(db, caseOf(record.id)),
    documentsOf(db, caseOf(record.id), maker),
    namesOf(
      db,
      officers.flatMap((id) => id ?? []),
    ),
    viewer.as === 'staff' ? registrations.findPreviousForm(db, record) : undefined,
  ]);

  return present(record, {
    viewer,
    call,
    clause,
    attachments,
    documents,
    history,
    scorer,
    names,
    previous,
    maker,
    now: clock.business(),
  });
}

/** Rows of a list, with what they name found in two queries. */
export async function rowsOf(
  { db, clock }: ViewMaker,
  records: readonly registrations.RegistrationRecord[],
): Promise<RegistrationRow[]> {
  const [calls, names] = await Promise.all([
    callsById(
      db,
      records.map(({ id_call }) => id_call),
    ),
    namesOf(db, ownerIds(records)),
  ]);
  const now = clock.business();
  return records.map((record) => presentRow(record, { call: callOf(calls, record), names, now }));
}

function callOf(
  calls: ReadonlyMap<number, CallRow>,
  { id, id_call }: registrations.RegistrationRecord,
): CallRow {
  const call = calls.get(id_call);
  if (!call) throw new Error(`Registration ${id} refers to call ${id_call}, which is not in the database.`);
  return call;
}

function ownerIds(records: readonly registrations.RegistrationRecord[]): number[] {
  return [...new Set(records.flatMap(({ id_user_owner }) => id_user_owner ?? []))];
}
