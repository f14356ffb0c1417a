import type { Officer } from '@urzad/contract';
import type { Privilege } from '@urzad/grants';
import type { Db } from '../../db';
import { findHolders, namesOf } from '../users/public';
import { decideReview, isOfRights, type StaffViewer, visibleTo } from './policy';
import { type CaseRecord, findOwners } from './repository';

/** Ids of those who may lead the case: they may settle it, and it is not their own. */
export async function findOfficers(db: Db, record: CaseRecord, now: Date): Promise<number[]> {
  const special = privilegeFor(record);
  const editors = await findHolders(db, { privilege: 'office_case_edit', at: now, ...placeOf(record) });
  const settlers = special
    ? await findHolders(db, { privilege: special, at: now, ...placeOf(record) })
    : editors;
  return editors.filter((id) => id !== record.id_user && settlers.includes(id));
}

/** Whoever reopens cases leads the project. */
const PROJECT_LEAD = 'office_case_reopen';

export function findProjectLeads(db: Db, record: Place, now: Date): Promise<number[]> {
  return findHolders(db, { privilege: PROJECT_LEAD, at: now, ...placeOf(record) });
}

type Place = Pick<CaseRecord, 'id_application'>;

function placeOf({ id_application }: Place): Place {
  return { id_application };
}

/** Who is told of a letter: the officer in charge, or those for whom a case without one waits. */
export async function findReaders(db: Db, record: CaseRecord, now: Date): Promise<number[]> {
  if (record.id_user_owner !== null) return [record.id_user_owner];
  return isForAll(record) ? findOfficers(db, record, now) : findProjectLeads(db, record, now);
}

/** Those who may lead the case, with their names, in the order of the alphabet. */
export async function namedOfficers(db: Db, record: CaseRecord, now: Date): Promise<Officer[]> {
  return inOrder(await namesOf(db, await findOfficers(db, record, now)));
}

/** Those in charge of the cases that a viewer sees, in the order of the alphabet. */
export async function namedOwners(db: Db, viewer: StaffViewer): Promise<Officer[]> {
  return inOrder(await namesOf(db, await findOwners(db, visibleTo(viewer))));
}

function inOrder(names: ReadonlyMap<number, string>): Officer[] {
  const officers = [...names].map(([id, name]) => ({ id, name }));
  return officers.toSorted((one, other) => one.name.localeCompare(other.name, 'pl'));
}

/** Whether a new case waits for everybody with a privilege, not for the officer of its object. */
export function isForAll(record: Pick<CaseRecord, 'kind' | 'obj_type'>): boolean {
  return privilegeFor(record) !== undefined;
}

function privilegeFor(record: Pick<CaseRecord, 'kind' | 'obj_type'>): Privilege | undefined {
  if (isOfRights(record)) return 'rodo_case_edit';
  return record.kind === 'PONOWNA_OCENA' ? decideReview(record) : undefined;
}
