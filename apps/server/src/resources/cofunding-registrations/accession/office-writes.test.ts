import { afterAll, beforeAll, expect } from 'vitest';
import { accessions } from '../../../../test/accessions';
import { officeRegistrations } from '../../../../test/office-registrations';
import { type SignedIn, signIn } from '../../../../test/sign-in';
import { type TestApp, testApp } from '../../../../test/test-app';
import { describeWrite } from '../../../../test/writes';

const NOBODYS: [number, string] = [404, 'object-no-exist'];
const UNALLOWED: [number, string] = [403, 'no-privilege'];

let test: TestApp;
let clerk: SignedIn;
let other: SignedIn;
let stranger: SignedIn;
let office: ReturnType<typeof officeRegistrations>;
let of: ReturnType<typeof accessions>;
beforeAll(async () => {
  test = await testApp();
  clerk = await signIn(test, 'pracownik1');
  other = await signIn(test, 'pracownik2');
  stranger = await signIn(test, 'barbara.podwojna');
  office = officeRegistrations(test);
  of = accessions(test, office);
});
afterAll(() => test.close());

const app = () => test;

/** Whoever does not lead it may not; for a parent of somebody else there is none. */
const notLeading = async (): Promise<[SignedIn, number, string][]> => [
  [other, ...UNALLOWED],
  [stranger, ...NOBODYS],
];

describeWrite('the check of one document', app, {
  act: async () => {
    const found = await of.sent(clerk);
    const { accession } = await office.seenBy(clerk, found);
    const id_file = accession?.files.find(({ kind }) => kind === 'UMOWA_PLACOWKA')?.id;
    return office.sending(clerk, found, 'checkproof', { id_file, status: 'accepted' });
  },
  other: notLeading,
  twice: async ({ found }) => {
    const { accession } = await office.seenBy(clerk, found);
    expect(accession?.files.filter(({ status }) => status === 'accepted')).toHaveLength(1);
  },
  wrongStatus: async () => {
    const found = await of.qualified(clerk);
    return office.sending(clerk, found, 'checkproof', { id_file: 1, status: 'accepted' });
  },
});

describeWrite('the return of the documents', app, {
  act: async () => {
    const found = await of.sent(clerk);
    const { accession } = await office.seenBy(clerk, found);
    const rejected = { status: 'rejected', note: 'Nie widać podpisu.' };
    await office.done(clerk, found, 'checkproof', { id_file: accession?.files[0]?.id, ...rejected });
    return office.sending(clerk, found, 'returndocuments');
  },
  other: notLeading,
  twice: async ({ found }) => {
    const emails = await test.emailsTo(found.mail);
    expect(emails.filter(({ subject }) => subject.startsWith('Dokumenty do zgłoszenia'))).toHaveLength(1);
  },
});

describeWrite('the acceptance of the documents', app, {
  act: async () => {
    const found = await of.sent(clerk);
    await of.acceptEach(clerk, found);
    return office.sending(clerk, found, 'acceptdocuments');
  },
  other: notLeading,
  twice: async ({ found }) => {
    expect(await office.seenBy(clerk, found)).toMatchObject({ status: 'contract_stage' });
  },
});

describeWrite('the prolongation of the term', app, {
  act: async () => {
    const found = await of.qualified(clerk);
    return office.sending(clerk, found, 'prolongdocuments', {
      days: 14,
      reason: 'Zaświadczenie jest w drodze.',
    });
  },
  other: notLeading,
  twice: async ({ found }) => {
    const { accession } = await office.seenBy(clerk, found);
    expect(accession).toMatchObject({ documents_to: '2027-03-10', prolonged: 'yes' });
  },
});
