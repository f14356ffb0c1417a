import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aRecruitmentForm } from '../../documents/testing/samples';
import { typstDocuments } from '../../documents/typst-documents';
import { checkUploadedDocument } from '../uploaded-document';
import { demoSigning } from './demo-authority';
import { openTrust } from './open-trust';

const MAREK = { firstname: 'Marek', lastname: 'Fikcyjny', pesel: '85062100015' };
const DATE = new Date('2027-02-10T08:36:00Z');

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'urzad-authority-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('signs for a person by name and PESEL, under a key that the next start finds again', async () => {
  const documents = typstDocuments(path.resolve(import.meta.dirname, '../../../assets/templates'));
  const { pdf } = await documents.render('FORMULARZ', aRecruitmentForm());
  const [first, second] = await Promise.all([demoSigning(folder), demoSigning(folder)]);
  const again = await demoSigning(folder);
  expect(again.certificate).toEqual(first.certificate);
  expect(second.certificate).toEqual(first.certificate);

  const signed = await first.sign(pdf, MAREK, DATE);
  const trust = await openTrust(undefined, again);
  const { signatures } = await checkUploadedDocument(pdf, signed, { trust, receivedAt: DATE });
  expect(signatures).toMatchObject([{ name: 'Marek Fikcyjny', trusted: true, claimed_at: DATE }]);
  expect(signatures[0]?.cert_subject).toContain('PNOPL-85062100015');
});
