import { CARE_FORM, namesIn } from '@urzad/grants';
import type { FastifyInstance } from 'fastify';
import { officeOf } from '../../office';
import { getCall } from '../cofunding-calls/public';
import { contracts } from '../cofunding-contracts/public';
import { getInContract } from '../cofunding-registrations/public';
import { officeWords } from '../libraries/public';
import { annexDocument } from './annex-document';
import type { AnnexRecord } from './repository';

/** What the document of an annex says now. */
export async function annexContent(app: Pick<FastifyInstance, 'db'>, record: AnnexRecord) {
  const [contract, registration, call, { data: office, contractParty: party }, words] = await Promise.all([
    contracts.get(app.db, record.id_contract),
    getInContract(app.db, record.id_registration),
    getCall(app.db, record.id_call),
    officeOf(app.db, record.id_application),
    officeWords(app.db, record.id_application),
  ]);
  const forms = namesIn(words, 'CARE_FORM', CARE_FORM);
  return annexDocument({ record, contract, registration, call, office, party, forms });
}

/** The text of an annex in preparation. Nothing is stored. */
export async function printAnnex(
  app: Pick<FastifyInstance, 'db' | 'documents' | 'clock'>,
  record: AnnexRecord,
): Promise<{ name: string; content: string }> {
  const { version_no: version, number } = record;
  const frame = { number: `projekt ${number}`, version, created: app.clock.business() };
  const pdf = await app.documents.print('ANEKS', { ...(await annexContent(app, record)), ...frame });
  const name = `aneks-${number.replaceAll('/', '-')}-projekt.pdf`;
  return { name, content: Buffer.from(pdf).toString('base64') };
}
