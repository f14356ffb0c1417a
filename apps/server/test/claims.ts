import type { Claim } from '@urzad/contract';
import { getMoment } from '@urzad/domain';
import type { ClaimHeader, ClaimLineAnswers, FileKind } from '@urzad/grants';
import { and, eq } from 'drizzle-orm';
import { DEMO_PASSWORD } from '../src/config';
import { cofundingGrant, cofundingGrantMonth } from '../src/resources/cofunding-members/table';
import { membersOf } from './members';
import type { officeRegistrations } from './office-registrations';
import { registrationOf } from './registration';
import type { SignedIn } from './sign-in';
import type { TestApp } from './test-app';

const URL = '/api/cofundingrequest';

/** The month that is claimed, and a day on which it can be. */
export const APRIL = '2027-04';
const IN_MAY = '2027-05-04 10:00';

/** A claim as its parent reaches it. */
export interface FoundClaim {
  parent: SignedIn;
  mail: string;
  id_grant: number;
  claim: Claim;
}

export const HEADER: ClaimHeader = {
  ...{ days_present: 20, days_absent_sick: 1, sick_leave_over_30: 'no', employment_confirmed: 'yes' },
  ...{ decl_no_double: 'yes', decl_paid: 'yes', decl_no_change: 'yes', note: '' },
};

/** The invoice of a nursery for a whole month. */
export function lineOf(over: Partial<ClaimLineAnswers> = {}): ClaimLineAnswers {
  return {
    ...{ kind: 'POBYT', document_kind: 'FAKTURA', document_no: 'FV/04/2027', document_date: '2027-04-05' },
    ...{ seller_name: 'Żłobek „Pod Żółwikiem”', seller_nip: '1234563218' },
    ...{ period_from: '2027-04-01', period_to: '2027-04-30' },
    ...{ amount: 134_000, document_total: 134_000, discount: 0, other_public: 0 },
    ...{ paid_amount: 134_000, paid_date: '2027-04-10', paid_form: 'PRZELEW', file_ids: [] },
    ...over,
  };
}

/** Claims of April by participants of their own. */
export function claimsOf(test: TestApp, office: ReturnType<typeof officeRegistrations>) {
  const { member } = membersOf(test, office);

  /** A participant whose first month is over. */
  async function settling(given: Parameters<typeof member>[0] = {}) {
    test.clock.set(null);
    const one = await member(given);
    const id_grant = one.ids_grant[0] ?? 0;
    await endMonth(id_grant, APRIL);
    test.clock.set(getMoment(IN_MAY));
    return { parent: one.parent, mail: one.mail, id_grant, id_member: one.id_member };
  }

  /** Lets a month of a running co-funding wait for its claim. */
  async function endMonth(id_grant: number, month: string): Promise<void> {
    const { db } = test.app;
    await db.update(cofundingGrant).set({ status: 'running' }).where(eq(cofundingGrant.id, id_grant));
    const { id_grant: of, month: named } = cofundingGrantMonth;
    await db
      .update(cofundingGrantMonth)
      .set({ status: 'due' })
      .where(and(eq(of, id_grant), eq(named, month)));
  }

  async function statusOfMonth(id_grant: number, month = APRIL): Promise<string | undefined> {
    const { id_grant: of, month: named, status } = cofundingGrantMonth;
    const [row] = await test.app.db
      .select({ status })
      .from(cofundingGrantMonth)
      .where(and(eq(of, id_grant), eq(named, month)));
    return row?.status;
  }

  const seenBy = async (who: SignedIn, { id }: Pick<Claim, 'id'>): Promise<Claim> =>
    (await who.get(`${URL}/find?id=${id}`)).json().data;

  async function done(who: SignedIn, { id }: Pick<Claim, 'id'>, name: string, body: object): Promise<Claim> {
    const answer = await who.post(`${URL}/${name}?id=${id}`, body);
    if (answer.statusCode !== 200) throw new Error(`${name}: ${answer.statusCode} ${answer.body}`);
    return answer.json().data;
  }

  async function opened(given?: Parameters<typeof member>[0]): Promise<FoundClaim> {
    const { parent, mail, id_grant } = await settling(given);
    return { parent, mail, id_grant, claim: await add(parent, id_grant) };
  }

  async function add(parent: SignedIn, id_grant: number, month = APRIL): Promise<Claim> {
    const answer = await parent.post(`${URL}/add`, { id_grant, month });
    if (answer.statusCode !== 200) throw new Error(`add: ${answer.statusCode} ${answer.body}`);
    return answer.json().data;
  }

  const upload = ({ parent, mail }: Pick<FoundClaim, 'parent' | 'mail'>) =>
    registrationOf(test, parent, mail).upload();

  /** Attaches a new file; its id. */
  async function attach(found: FoundClaim, kind: FileKind): Promise<number> {
    const filename = await upload(found);
    const { files } = await done(found.parent, found.claim, 'attach', { filename, kind });
    return Math.max(...files.map(({ id }) => id));
  }

  /** With an invoice, its payment and all answers. */
  async function fill(found: FoundClaim, over: Partial<ClaimLineAnswers> = {}): Promise<FoundClaim> {
    const file_ids = [await attach(found, 'FAKTURA'), await attach(found, 'POTW_PRZELEWU')];
    const { row_version } = await seenBy(found.parent, found.claim);
    const lines = [lineOf({ file_ids, ...over })];
    return {
      ...found,
      claim: await done(found.parent, found.claim, 'set', { row_version, header: HEADER, lines }),
    };
  }

  const filled = async (over?: Partial<ClaimLineAnswers>) => fill(await opened(), over);

  async function prepare(found: FoundClaim): Promise<FoundClaim> {
    const { row_version } = found.claim;
    return { ...found, claim: await done(found.parent, found.claim, 'prepare', { row_version }) };
  }

  const prepared = async (over?: Partial<ClaimLineAnswers>) => prepare(await filled(over));

  /** The body of `sign`, with a new code. */
  async function signBody({ parent, mail, claim }: FoundClaim) {
    // A new code may be asked for after a minute.
    test.clock.advance(61_000);
    const { id: id_document, sha256 } = documentIn(claim);
    await done(parent, claim, 'signcode', { id_document });
    const code = await test.codeFor(mail);
    return { id_document, sha256, pass: DEMO_PASSWORD, code, statement: 'yes' };
  }

  async function submit(found: FoundClaim): Promise<FoundClaim> {
    return { ...found, claim: await done(found.parent, found.claim, 'sign', await signBody(found)) };
  }

  const submitted = async (over?: Partial<ClaimLineAnswers>) => submit(await prepared(over));

  return {
    ...{ settling, endMonth, statusOfMonth, seenBy, done, opened, add, upload, attach, fill, filled },
    ...{ prepare, prepared, signBody, submit, submitted },
  };
}

/** The document that waits for its signature, or has it. */
export function documentIn({ documents, id }: Pick<Claim, 'documents' | 'id'>) {
  const document = documents.find(({ kind, status }) => kind === 'ROZLICZENIE' && status !== 'void');
  if (!document) throw new Error(`Claim ${id} has no document.`);
  return document;
}
