import { CARE_FORM, namesIn } from '@urzad/grants';
import type { FastifyInstance } from 'fastify';
import { officeOf } from '../../office';
import { getCall } from '../cofunding-calls/public';
import { getInContract } from '../cofunding-registrations/public';
import { officeWords } from '../libraries/public';
import { contractDocument } from './contract-document';
import type { ContractRecord } from './table';

/** What the document of a contract says now. */
export async function contentOf(app: Pick<FastifyInstance, 'db'>, record: ContractRecord) {
  const [registration, call, { data: office, contractParty: party, parties }, words] = await Promise.all([
    getInContract(app.db, record.id_registration),
    getCall(app.db, record.id_call),
    officeOf(app.db, record.id_application),
    officeWords(app.db, record.id_application),
  ]);
  const forms = namesIn(words, 'CARE_FORM', CARE_FORM);
  return contractDocument({ record, registration, call, office, party, project: parties.project, forms });
}

/** The text of a contract in preparation. Nothing is stored. */
export async function printContract(
  app: Pick<FastifyInstance, 'db' | 'documents' | 'clock'>,
  record: ContractRecord,
): Promise<{ name: string; content: string }> {
  const content = await contentOf(app, record);
  const { version_no: version, number } = record;
  const frame = { number: `projekt ${number}`, version, created: app.clock.business() };
  const pdf = await app.documents.print('UMOWA', { ...content, ...frame });
  const name = `umowa-${number.replaceAll('/', '-')}-projekt.pdf`;
  return { name, content: Buffer.from(pdf).toString('base64') };
}
