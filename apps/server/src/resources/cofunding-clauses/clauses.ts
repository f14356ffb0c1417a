import { refOf } from '@urzad/contract';
import type { Author } from '../../author';
import type { Db, Tx } from '../../db';
import { CLAUSE_STATEMENT, informationClause } from '../../documents/information-clause';
import { officeOf } from '../../office';
import { type MadeDocument, type Maker, makeDocument, recordDocument } from '../documents/public';
import * as clauses from './repository';

interface Reader {
  /** Name of the person who is informed. */
  reader: string;
  /** The name of the registration before it has a number. */
  registration: string;
  created: Date;
  id_application: number;
}

/** Makes the information clause of a new registration; `recordClause` writes its row. */
export async function makeClause(
  maker: Maker,
  { reader, registration, created, id_application }: Reader,
): Promise<MadeDocument> {
  const { data: office, parties } = await officeOf(maker.db, id_application);
  const content = {
    office,
    reader,
    registration,
    sections: informationClause(parties),
    statement: CLAUSE_STATEMENT,
  };
  return makeDocument(maker, { kind: 'KLAUZULA', content, version_no: 1, created });
}

export async function recordClause(
  tx: Tx,
  { made, now }: { made: MadeDocument; now: Date },
  { id_registration, id_user }: { id_registration: number; id_user: number },
  author: Author,
): Promise<void> {
  const owner = refOf('cofundingregistration', id_registration);
  await recordDocument(tx, { made, now }, { owner, id_user, status: 'frozen' }, author);
  await clauses.insert(
    tx,
    { kind: 'RODO13_REKRUTACJA', id_registration, id_user, id_document: made.id },
    author,
  );
}

/** @throws when a registration has none: both are written in one transaction */
export async function getClause(db: Db, id_registration: number): Promise<clauses.ClauseRow> {
  const row = await clauses.findByRegistration(db, id_registration);
  if (!row) throw new Error(`Registration ${id_registration} has no information clause.`);
  return row;
}
