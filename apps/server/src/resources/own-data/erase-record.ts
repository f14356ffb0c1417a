import { type Name, type SQL, sql } from 'drizzle-orm';
import type { Author } from '../../author';
import type { Tx } from '../../db';
import { baseFile } from '../uploads/public';
import { type Erased, eraseAccount } from './erase-account';
import type { Holder } from './held-tables';
import { RECORD_FATES } from './record-fates';

/**
 * Erases what a person sent, what the office made of it and their account, once nothing has to be kept (Process §7.5).
 * What the project counts stays, and nothing that tells of whom. There is no way back. The row of the account is locked.
 */
export async function eraseRecord(
  tx: Tx,
  holder: Holder & { pass_hash: string },
  by: Author,
): Promise<Erased> {
  const { id } = holder;
  const ofLists = await eraseListFiles(tx, id);
  // Before the rows that say whose they are.
  const filenames = await filenamesOf(tx, id);
  for (const [table, { where, fate }] of Object.entries(RECORD_FATES)) {
    const name = sql.identifier(table);
    if (fate === 'deleted') await tx.execute(sql`delete from ${name} as held where ${where(id)}`);
    else await empty(tx, { name, where: where(id) }, fate.emptied);
  }
  await eraseNamed(tx, [...filenames, ...ofLists]);
  const { filenames: others, parts } = await eraseAccount(tx, holder, by);
  return { filenames: [...ofLists, ...filenames, ...others], parts };
}

async function empty(
  tx: Tx,
  { name, where }: { name: Name; where: SQL },
  emptied: Readonly<Record<string, SQL>>,
): Promise<void> {
  const sets = Object.entries(emptied).map(([column, value]) => sql`${sql.identifier(column)} = ${value}`);
  if (sets.length === 0) return;
  await tx.execute(sql`update ${name} as held set ${sql.join(sets, sql`, `)} where ${where}`);
}

/** What the person and the office attached to anything of theirs. */
async function filenamesOf(tx: Tx, id: number): Promise<string[]> {
  const theirs = (table: string) => sql`select id from ${sql.identifier(table)} where id_user = ${id}`;
  const ofObjects = OBJECTS_WITH_FILES.map(
    (table) => sql`(${baseFile.obj_type} = ${table} and ${baseFile.id_obj} in (${theirs(table)}))`,
  );
  const rows = await tx
    .select({ filename: baseFile.filename })
    .from(baseFile)
    .where(
      sql`${sql.join(ofObjects, sql` or `)} or (${baseFile.obj_type} = 'basedocument' and ${baseFile.id_obj} in
        (select id from basedocument held where ${documentsOf(id)}))`,
    );
  return rows.map(({ filename }) => filename);
}

const OBJECTS_WITH_FILES = [
  ...(['cofundingregistration', 'cofundingmember', 'cofundinggrant', 'cofundingcontract'] as const),
  ...(['cofundingannex', 'cofundingrequest', 'cofundingrecovery', 'officecase'] as const),
];

function documentsOf(id: number): SQL {
  const documents = RECORD_FATES.basedocument;
  if (!documents) throw new Error('Documents of a person are no table of a record.');
  return documents.where(id);
}

/** A payment list names all of its people: its file goes with the last of them. */
async function eraseListFiles(tx: Tx, id: number): Promise<string[]> {
  const ofLists = sql`held.obj_type = 'cofundingpaymentlist'
    and exists (select from cofundingpayment own where own.id_list = held.id_obj and own.id_user = ${id})
    and not exists (select from cofundingpayment other join "user" person on person.id = other.id_user
      where other.id_list = held.id_obj and other.id_user <> ${id} and person.status <> 'anonymised')`;
  const rows = await tx
    .select({ filename: baseFile.filename })
    .from(baseFile)
    .where(sql`${baseFile.obj_type} = 'basedocument' and ${baseFile.id_obj} in
      (select id from basedocument held where ${ofLists})`);
  await tx.execute(sql`update basedocument as held set status = 'void', deleted = 'yes' where ${ofLists}`);
  return rows.map(({ filename }) => filename);
}

async function eraseNamed(tx: Tx, filenames: readonly string[]): Promise<void> {
  if (filenames.length === 0) return;
  await tx.delete(baseFile).where(sql`${baseFile.filename} in ${filenames}`);
}
