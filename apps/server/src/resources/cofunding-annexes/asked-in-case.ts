import { normaliseBankAccount } from '@urzad/domain';
import { type AnnexChange, type CaseForm, changeByAnnex } from '@urzad/grants';
import type { FastifyInstance } from 'fastify';
import type { Db, Tx } from '../../db';
import { renameByAnnex } from '../member-changes/public';
import { type Acting, getCaseForm } from '../office-cases/public';
import { namesOf } from '../users/public';
import type { AnnexRecord } from './repository';

interface Asked {
  id_officecase: number;
  /** The participant. */
  id_user: number;
}

/** The account or the name that a case asks the annex to change, so that the office does not type it again. */
export async function askedInCase(
  db: Db,
  { id_officecase, id_user }: Asked,
): Promise<Pick<AnnexChange, 'bank_account_number'> | Pick<AnnexChange, 'texts'> | undefined> {
  const form = await getCaseForm(db, id_officecase);
  const changed = changeByAnnex(form);
  if (changed === 'account') return { bank_account_number: normaliseBankAccount(form.account ?? '') };
  if (changed !== 'name') return undefined;
  const before = (await namesOf(db, [id_user])).get(id_user) ?? '';
  return { texts: [{ kind: 'DANE', label: 'Imię i nazwisko', before, after: nameIn(form) }] };
}

/** The participant gets the name of the case where both sides have signed just that. */
export async function renameAsSigned(
  app: FastifyInstance,
  tx: Tx,
  { id_contract, id_officecase, id_document, change }: AnnexRecord,
  acting: Acting,
): Promise<void> {
  if (id_officecase === null) return;
  const form = await getCaseForm(tx, id_officecase);
  if (changeByAnnex(form) !== 'name') return;
  const isSigned = change.texts.some(({ kind, after }) => kind === 'DANE' && after.trim() === nameIn(form));
  if (isSigned) await renameByAnnex(app, tx, { id: id_contract, id_officecase, id_document, form }, acting);
}

function nameIn({ firstname = '', lastname = '' }: CaseForm): string {
  return `${firstname} ${lastname}`.trim();
}
