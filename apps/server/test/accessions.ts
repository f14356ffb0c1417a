import type { Registration } from '@urzad/contract';
import { eq } from 'drizzle-orm';
import { systemAuthor } from '../src/author';
import { DEMO_PASSWORD } from '../src/config';
import { getCall } from '../src/resources/cofunding-calls/public';
import { publishResults } from '../src/resources/cofunding-registrations/public';
import { cofundingRegistration } from '../src/resources/cofunding-registrations/table';
import { demoFacts, walkAccession } from '../src/seed/walk-accession';
import type { OfficeRegistration, officeRegistrations } from './office-registrations';
import { type SignedIn, signIn } from './sign-in';
import type { TestApp } from './test-app';

/** Days of documents that suit the clock of the tests. */
export const DAYS = { issued: '2027-02-05', employed_from: '2027-04-01' };

/** Registrations of the documents stage, each test's own, led by the officer who scored them. */
export function accessions(test: TestApp, office: ReturnType<typeof officeRegistrations>) {
  const walkOf = ({ parent, mail }: Pick<OfficeRegistration, 'parent' | 'mail'>) =>
    walkAccession({
      get: parent.get,
      post: parent.post,
      // A new code may be asked for after a minute.
      code: () => test.codeFor(mail),
      pass: DEMO_PASSWORD,
    });
  const upload = ({ ofParent }: OfficeRegistration) => ofParent.upload();

  /** One that has a place, as the publication of a ranking gives it. */
  async function qualified(by: SignedIn): Promise<OfficeRegistration> {
    const found = await office.scored(by);
    await office.done(await signIn(test, 'kierownik'), found, 'approve');
    const { id } = found;
    const { db } = test.app;
    const [row] = await db.select().from(cofundingRegistration).where(eq(cofundingRegistration.id, id));
    const { params } = await getCall(db, row?.id_call ?? 0);
    const result = { id, list: 'in_zone', rank_no: 1, cost: 1_368_000, result: 'qualified' } as const;
    const author = systemAuthor(test.clock.business());
    await db.transaction((tx) => publishResults(tx, { rows: [result], params }, author));
    return found;
  }

  const seenByParent = ({ parent, ...of }: OfficeRegistration): Promise<Registration> =>
    walkOf({ parent, ...of }).find(of.id);

  /** Everything attached, named and signed; not sent yet. */
  async function ready(found: OfficeRegistration): Promise<Registration> {
    const walk = walkOf(found);
    const before = await seenByParent(found);
    let after = before;
    for (const kind of ['ZASW_PRACODAWCA', 'AKT_URODZENIA', 'ZASW_PLACOWKA', 'UMOWA_PLACOWKA'] as const) {
      const child = kind === 'ZASW_PRACODAWCA' ? null : 0;
      after = await walk.attach(after, { kind, child }, await upload(found));
    }
    after = await walk.preparePersonalData(await walk.account(after));
    test.clock.advance(61_000);
    return walk.signPersonalData(after);
  }

  async function sent(by: SignedIn): Promise<OfficeRegistration> {
    const found = await qualified(by);
    await walkOf(found).send(await ready(found));
    return found;
  }

  /** Accepts one of its documents with the facts of the form. */
  async function accept(by: SignedIn, found: OfficeRegistration, kind: string, over: object = {}) {
    const registration = await office.seenBy(by, found);
    const file = registration.accession?.files.find((one) => one.kind === kind);
    if (!file) throw new Error(`There is no ${kind}.`);
    const facts = { ...demoFacts(file, registration, DAYS), ...over };
    return office.step(by, found, 'checkproof', { id_file: file.id, status: 'accepted', facts });
  }

  async function acceptEach(by: SignedIn, found: OfficeRegistration): Promise<void> {
    const { accession } = await office.seenBy(by, found);
    for (const { kind } of accession?.files ?? []) {
      const answer = await accept(by, found, kind);
      if (answer.statusCode !== 200) throw new Error(answer.body);
    }
  }

  return { walkOf, upload, qualified, seenByParent, ready, sent, accept, acceptEach };
}
