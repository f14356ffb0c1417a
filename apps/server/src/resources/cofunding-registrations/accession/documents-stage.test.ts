import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessions, DAYS } from '../../../../test/accessions';
import { type OfficeRegistration, officeRegistrations } from '../../../../test/office-registrations';
import { type SignedIn, signIn } from '../../../../test/sign-in';
import { type TestApp, testApp } from '../../../../test/test-app';
import { codeOf } from '../../../../test/writes';
import { createdBy, systemAuthor } from '../../../author';
import { readPdf } from '../../../documents/testing/read-pdf';
import { DEMO_ACCOUNT } from '../../../seed/walk-accession';
import { careProvider } from '../../care-providers/table';
import { startCertificateOf } from '../../cofunding-employers/public';
import { baseFile } from '../../uploads/table';
import { careProvidersOf } from './accession-files-repository';
import { cofundingAccessionFile } from './table';

const URL = '/api/cofundingregistration';

let test: TestApp;
let clerk: SignedIn;
let other: SignedIn;
let office: ReturnType<typeof officeRegistrations>;
let of: ReturnType<typeof accessions>;
beforeAll(async () => {
  test = await testApp();
  clerk = await signIn(test, 'pracownik1');
  other = await signIn(test, 'pracownik2');
  office = officeRegistrations(test);
  of = accessions(test, office);
});
afterAll(() => test.close());

describe('the documents of a parent', () => {
  let found: OfficeRegistration;
  beforeAll(async () => {
    found = await of.qualified(clerk);
  });

  it('are asked for by a day that the call gives', async () => {
    expect(await of.seenByParent(found)).toMatchObject({
      status: 'documents',
      accession: { documents_to: '2027-02-24', prolonged: 'no', files: [], is_signed: 'no' },
      steps: expect.arrayContaining(['sendDocuments', 'withdraw']),
    });
  });

  it('are one file each, of the kinds that follow from the form', async () => {
    const post = async (kind: string, child: number | null) =>
      found.parent.post(`${URL}/attachproof?id=${found.id}`, {
        ...{ kind, child, filename: await of.upload(found) },
      });
    expect(codeOf(await post('ZUS_ZUA', 0))).toEqual([400, 'not-valid']);
    expect(codeOf(await post('AKT_URODZENIA', 1))).toEqual([400, 'not-valid']);
    expect((await post('AKT_URODZENIA', 0)).statusCode).toBe(200);
    const answer = await post('AKT_URODZENIA', 0);
    const { accession, attachments } = answer.json().data;
    expect(accession.files).toMatchObject([{ kind: 'AKT_URODZENIA', child: 0, status: 'new', note: null }]);
    expect(attachments.map(({ kind }: { kind: string }) => kind)).toEqual(['ZASW_PRACODAWCA']);
  });

  it('come with a right account only', async () => {
    const { row_version } = await of.seenByParent(found);
    const post = (bank_account_number: string, version = row_version) =>
      found.parent.post(`${URL}/setaccount?id=${found.id}`, { row_version: version, bank_account_number });
    expect(codeOf(await post(DEMO_ACCOUNT, row_version - 1))).toEqual([409, 'conflict']);
    const refused = await post('75 9990 0009 0000 0000 0000 0001');
    expect(refused.json()).toMatchObject({
      code: 'not-valid',
      data: { bank_account_number: 'not-valid-bank-account' },
    });
    const done = await post('PL 74 9990 0009 0000 0000 0000 0001');
    expect(done.json().data.accession.bank_account_number).toBe(DEMO_ACCOUNT);
  });

  it('are sent when nothing is missing', async () => {
    const { row_version } = await of.seenByParent(found);
    const answer = await found.parent.post(`${URL}/senddocuments?id=${found.id}`, { row_version });
    expect(answer.json().data).toEqual({
      'files.ZASW_PRACODAWCA': 'is-empty',
      'files.ZASW_PLACOWKA.0': 'is-empty',
      'files.UMOWA_PLACOWKA.0': 'is-empty',
      personal_data: 'is-empty',
    });
    const ready = await of.ready(found);
    expect(ready.accession).toMatchObject({ is_signed: 'yes' });
    const sent = await of.walkOf(found).send(ready);
    expect(sent).toMatchObject({
      status: 'documents_check',
      accession: { bank_account_number: DEMO_ACCOUNT },
    });
    expect(sent.history.at(-1)?.status).toBe('documents_check');
  });

  it('need the form of participant’s data as it was prepared last', async () => {
    const one = await of.qualified(clerk);
    const walk = of.walkOf(one);
    const first = await walk.preparePersonalData(await of.seenByParent(one), { migrant: 'TAK' });
    expect(first.accession?.personal_data.migrant).toBe('TAK');
    const made = first.documents.find(({ id }) => id === first.accession?.id_document);
    const { rawPayload } = await test.app.inject({ url: made?.url ?? '' });
    const { text } = await readPdf(new Uint8Array(rawPayload));
    for (const words of ['Formularz danych uczestnika', 'VI. Sytuacja uczestnika', first.number, 'Żłobek']) {
      expect(text).toContain(words);
    }
    test.clock.advance(61_000);
    const signed = await walk.signPersonalData(first);
    expect(signed.accession?.is_signed).toBe('yes');
    const again = await walk.preparePersonalData(signed, { homeless: 'ODMOWA' });
    expect(again.accession).toMatchObject({ is_signed: 'no', personal_data: { migrant: 'TAK' } });
    expect(again.accession?.id_document).not.toBe(first.accession?.id_document);

    const { row_version } = again;
    const answers = { mail: 'nie adres' };
    const refused = await one.parent.post(`${URL}/personaldata?id=${one.id}`, { row_version, answers });
    expect(refused.json().data).toEqual({ mail: 'not-valid-mail' });
  });
});

describe('the check of the office', () => {
  let found: OfficeRegistration;
  beforeAll(async () => {
    found = await of.sent(clerk);
  });

  it('is made by who leads', async () => {
    const { accession } = await office.seenBy(other, found);
    const id_file = accession?.files[0]?.id;
    const refused = await office.step(other, found, 'checkproof', { id_file, status: 'accepted' });
    expect(codeOf(refused)).toEqual([403, 'no-privilege']);
  });

  it('refuses an old certificate, a facility outside the register, and a blocked one', async () => {
    const old = await of.accept(clerk, found, 'ZASW_PRACODAWCA', { issued_date: '2027-01-10' });
    expect(old.json().data).toEqual({ 'facts.issued_date': 'not-eligible-e13' });
    const outside = await of.accept(clerk, found, 'ZASW_PLACOWKA', { in_register: 'no' });
    expect(outside.json().data).toEqual({ 'facts.in_register': 'not-eligible-e8' });
    const blocked = await of.accept(clerk, found, 'ZASW_PLACOWKA', { register_no: '0009/ZL' });
    expect(blocked.json().data).toEqual({ 'facts.register_no': 'not-eligible-e8' });
  });

  it('returns what is wrong with a note, and gives time for it', async () => {
    const registration = await office.seenBy(clerk, found);
    const file = registration.accession?.files.find(({ kind }) => kind === 'AKT_URODZENIA');
    const wordless = await office.step(clerk, found, 'checkproof', { id_file: file?.id, status: 'rejected' });
    expect(wordless.json().data).toEqual({ note: 'is-empty' });
    expect(codeOf(await office.step(clerk, found, 'returndocuments'))).toEqual([400, 'not-valid']);
    const note = 'Nie widać drugiej strony aktu.';
    await office.done(clerk, found, 'checkproof', { id_file: file?.id, status: 'rejected', note });
    await office.done(clerk, found, 'returndocuments');
    const told = await of.seenByParent(found);
    expect(told).toMatchObject({ status: 'documents' });
    expect(told.accession?.files.find(({ kind }) => kind === 'AKT_URODZENIA')).toMatchObject({
      ...{ status: 'rejected', note },
    });

    const walk = of.walkOf(found);
    const slot = { kind: 'AKT_URODZENIA', child: 0 } as const;
    const mended = await walk.attach(told, slot, await of.upload(found));
    expect(await walk.send(mended)).toMatchObject({ status: 'documents_check' });
  });

  it('accepts all, with the provider of the child and the certificate of the begin of work', async () => {
    expect(codeOf(await office.step(clerk, found, 'acceptdocuments'))).toEqual([400, 'not-valid']);
    await of.acceptEach(clerk, found);
    const done = await office.done(clerk, found, 'acceptdocuments');
    expect(done).toMatchObject({ status: 'contract_stage' });

    const providers = await careProvidersOf(test.app.db, found.id);
    const [provider] = await test.app.db
      .select()
      .from(careProvider)
      .where(eq(careProvider.id, providers.get(0) ?? 0));
    expect(provider).toMatchObject({ kind: 'ZLOBEK', register_no: '0001/ZL', status: 'verified' });
    expect(await startCertificateOf(test.app.db, found.id)).toMatchObject({
      ...{ kind: 'START', employed_from: DAYS.employed_from, issued_date: DAYS.issued },
    });
  });
});

it('marks the nanny of a child as insured, and no nursery of the family', async () => {
  const found = await of.sent(clerk);
  await of.acceptEach(clerk, found);
  const { db } = test.app;
  const by = { ...createdBy(systemAuthor(test.clock.business())), status: 'verified' as const };
  const [nanny, uninsured] = await db
    .insert(careProvider)
    .values([
      { ...by, kind: 'NIANIA', name: 'Halina Próbna', nanny_pesel: '60010100018' },
      { ...by, kind: 'NIANIA', name: 'Regina Próbna', nanny_pesel: '60010100025' },
    ])
    .returning();
  const nannies = [
    { kind: 'UMOWA_UAKTYWNIAJACA', child: 1, id_careprovider: nanny?.id ?? 0 },
    { kind: 'ZUS_ZUA', child: 1, id_careprovider: null },
    { kind: 'UMOWA_UAKTYWNIAJACA', child: 2, id_careprovider: uninsured?.id ?? 0 },
  ] as const;
  for (const proof of nannies) {
    const filename = await of.upload(found);
    const [file] = await db.select().from(baseFile).where(eq(baseFile.filename, filename));
    const given = { id_registration: found.id, id_file: file?.id ?? 0, status: 'accepted' as const };
    await db.insert(cofundingAccessionFile).values({ ...given, ...proof });
  }
  await office.done(clerk, found, 'acceptdocuments');
  const nursery = (await careProvidersOf(db, found.id)).get(0) ?? 0;
  const ids = [nursery, nanny?.id ?? 0, uninsured?.id ?? 0];
  const rows = await db.select().from(careProvider).where(inArray(careProvider.id, ids));
  expect(rows.filter(({ zus_registered }) => zus_registered === 'yes').map(({ id }) => id)).toEqual([
    nanny?.id,
  ]);
});
