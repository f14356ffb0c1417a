import { afterAll, beforeAll, expect, it } from 'vitest';
import { accessions } from '../../../test/accessions';
import { officeRegistrations } from '../../../test/office-registrations';
import { signIn } from '../../../test/sign-in';
import { type TestApp, testApp } from '../../../test/test-app';
import { startCertificateOf } from './public';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

it('is that of the accepted documents, and none before', async () => {
  const clerk = await signIn(test, 'pracownik1');
  const office = officeRegistrations(test);
  const of = accessions(test, office);
  const found = await of.sent(clerk);
  await of.acceptEach(clerk, found);
  expect(await startCertificateOf(test.app.db, found.id)).toBeUndefined();
  await office.done(clerk, found, 'acceptdocuments');
  expect(await startCertificateOf(test.app.db, found.id)).toMatchObject({
    ...{ kind: 'START', status: 'accepted', employer_nip: '0000000017', employed_to: null },
  });
});
