import type { Member, OfficeCase } from '@urzad/contract';
import { getMoment } from '@urzad/domain';
import { DEMO_PASSWORD } from '../src/config';
import { claimsOf } from './claims';
import { done, LETTER, opened } from './office-cases';
import type { officeRegistrations } from './office-registrations';
import type { SignedIn } from './sign-in';
import type { TestApp } from './test-app';

/** Somebody whose support has begun, and their resignation. */
export interface Resigning {
  parent: SignedIn;
  mail: string;
  id_member: number;
  id_grant: number;
  of: OfficeCase;
}

/** The day in May 2027 on which people resign here, in the second month of their support. */
export const RESIGN_DAY = '2027-05-04';

export const FORM = {
  ...{ last_day: RESIGN_DAY, reason: 'UTRATA_PRACY', labour_status: 'szuka_pracy', commitment: 'yes' },
};

/** Resignations of participants of their own, whose support began on 1 April 2027. */
export function resignationsOf(test: TestApp, office: ReturnType<typeof officeRegistrations>) {
  const claims = claimsOf(test, office);

  const about = (id_member: number, form: object = {}) => ({
    ...{ obj_type: 'cofundingmember', id_obj: id_member, kind: 'REZYGNACJA' },
    ...{ form: { ...FORM, ...form }, ...LETTER },
  });

  /** Whose first month waits for its claim on `RESIGN_DAY`. */
  async function participant() {
    const one = await claims.settling();
    test.clock.set(getMoment(`${RESIGN_DAY} 10:00`));
    return one;
  }

  /** A resignation that its participant did not sign yet. */
  async function written(form: object = {}): Promise<Resigning> {
    const one = await participant();
    return { ...one, of: await opened(one.parent, about(one.id_member, form)) };
  }

  /** The body of `sign`, with a new code. */
  async function signBody({ parent, mail, of }: Pick<Resigning, 'parent' | 'mail' | 'of'>) {
    // A new code may be asked for after a minute.
    test.clock.advance(61_000);
    const { id: id_document, sha256 } = statementIn(of);
    await done(parent, of, 'signcode', { id_document });
    return { id_document, sha256, pass: DEMO_PASSWORD, code: await test.codeFor(mail), statement: 'yes' };
  }

  async function signed<Of extends Resigning>(found: Of): Promise<Of> {
    return { ...found, of: await done(found.parent, found.of, 'sign', await signBody(found)) };
  }

  const sent = async (form: object = {}) => signed(await written(form));

  /** The same, which this officer leads. */
  async function led(officer: SignedIn, form: object = {}): Promise<Resigning> {
    const found = await sent(form);
    return { ...found, of: await done(officer, found.of, 'take') };
  }

  /** Which this officer has accepted. */
  async function accepted(officer: SignedIn, form: object = {}): Promise<Resigning> {
    const found = await led(officer, form);
    return { ...found, of: await done(officer, found.of, 'close', LETTER) };
  }

  const panel = async ({ parent }: Pick<Resigning, 'parent'>): Promise<Member> =>
    (await parent.get('/api/cofundingmember/find')).json().data;

  return { about, claims, participant, written, signBody, signed, sent, led, accepted, panel };
}

/** The statement that waits for its signature, or has it. */
export function statementIn({ documents, id_document, id }: OfficeCase) {
  const document = documents.find((one) => one.id === id_document);
  if (!document) throw new Error(`Case ${id} has no statement.`);
  return document;
}
