import type { CoFunding, Registration, WorkCertificates } from '@urzad/contract';
import { and, eq } from 'drizzle-orm';
import { DEMO_PASSWORD } from '../../src/config';
import type { MemberRecord } from '../../src/resources/cofunding-members/repository';
import { cofundingGrantMonth, cofundingMember } from '../../src/resources/cofunding-members/table';
import { copyInContractStage } from '../contract-stage';
import { join, joiningOf, settle } from '../members';
import { done, opened } from '../office-cases';
import { registrationOf } from '../registration';
import type { SignedIn } from '../sign-in';
import type { TestApp } from '../test-app';

const RESIGNATION = {
  ...{ last_day: '2027-05-31', reason: 'INNE', labour_status: 'pracujaca', commitment: 'yes' },
};

/** A participant with one co-funding, and a certificate about work that waits for the office. */
export async function makeMembers(
  test: TestApp,
  { who, registration }: { who: SignedIn; registration: Registration },
  mail: string,
) {
  const settled = await settledMember(test, registration);
  const id_registration = await copyInContractStage(test, registration.id, '85/2026');
  const joining = await joiningOf(test, id_registration, 'UM/II/0085/2026');
  const { id_member, ids_grant } = await join(test, joining);
  const { upload } = registrationOf(test, who, mail);
  const added = await who.post(`/api/cofundingemployer/add?id=${id_registration}`, {
    ...{ kind: 'START', filename: await upload() },
  });
  const work: WorkCertificates = added.json().data;
  const [certificate, coFunding] = [await upload(), ids_grant[0] ?? 0];
  const statement = await opened(who, {
    ...{ obj_type: 'cofundingmember', id_obj: id_member, kind: 'REZYGNACJA', form: RESIGNATION },
  });
  const { id_document } = statement;
  const document = statement.documents.find(({ id }) => id === id_document);
  await done(who, statement, 'signcode', { id_document });
  const signing = { pass: DEMO_PASSWORD, code: await test.codeFor(mail), statement: 'yes' };
  // The support is over, so that the exit data can be given.
  const [ended] = await test.app.db
    .update(cofundingMember)
    .set({ end_date: '2027-02-10' })
    .where(eq(cofundingMember.id, id_member))
    .returning();
  return {
    ...{ parentOfMember: who, member: id_member, settled, coFunding, work, certificate, statement },
    statementSigning: { id_document, sha256: document?.sha256, ...signing },
    memberVersion: ended?.row_version,
  };
}

/** The last month of a co-funding, suspended. Last of all: claims of its other months raise its version. */
export async function suspendLastMonth(test: TestApp, who: SignedIn, id: number) {
  const found: CoFunding = (await who.get(`/api/cofundinggrant/find?id=${id}`)).json().data;
  const suspendedMonth = found.schedule.at(-1)?.month ?? '';
  const { id_grant, month } = cofundingGrantMonth;
  await test.app.db
    .update(cofundingGrantMonth)
    .set({ status: 'suspended' })
    .where(and(eq(id_grant, id), eq(month, suspendedMonth)));
  return { suspendedMonth, coFundingVersion: found.row_version };
}

/** A participant whose support is over and settled. */
async function settledMember(test: TestApp, { id }: Registration): Promise<MemberRecord> {
  const joining = await joiningOf(test, await copyInContractStage(test, id, '70/2026'), 'UM/II/0070/2026');
  const { id_member } = await join(test, joining);
  return settle(test, id_member);
}
