import { refOf } from '@urzad/contract';
import type { Tx } from '../../../db';
import { eraseClauses } from '../../cofunding-clauses/public';
import { eraseAllDocuments } from '../../documents/public';
import { eraseNotifications } from '../../notifications/public';
import { eraseCases } from '../../office-cases/public';
import { eraseFiles } from '../../uploads/public';
import * as registrations from '../repository';
import { eraseHistory } from '../step';

/**
 * Erases a registration without a trace: its row, clauses, history, documents, cases and files.
 * @returns the names of its files, whose bytes the caller removes after the transaction; `undefined` when it is gone
 */
export async function eraseWhole(tx: Tx, id: number): Promise<string[] | undefined> {
  const owner = refOf('cofundingregistration', id);
  await eraseClauses(tx, id);
  await eraseHistory(tx, id);
  if (!(await registrations.eraseRow(tx, id))) return undefined;
  const documents = await eraseAllDocuments(tx, owner);
  const ofCases = await eraseCases(tx, owner);
  const attached = await eraseFiles(tx, { obj_type: owner.obj_type, ids: [id] });
  await eraseNotifications(tx, owner);
  return [...documents, ...ofCases, ...attached];
}

/**
 * Erases what a person never sent, drafts and deleted ones. Those that were sent are refused before.
 * @returns the names of their files
 */
export async function eraseUnsentOf(tx: Tx, id_user: number): Promise<string[]> {
  const files: string[] = [];
  for (const { id } of await registrations.lockUnsentOf(tx, id_user)) {
    files.push(...((await eraseWhole(tx, id)) ?? []));
  }
  return files;
}
