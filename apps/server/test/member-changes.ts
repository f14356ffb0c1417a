import type { OfficeCase } from '@urzad/contract';
import { eq } from 'drizzle-orm';
import { DEMO_PASSWORD } from '../src/config';
import { cofundingContract } from '../src/resources/cofunding-contracts/table';
import { cofundingMember } from '../src/resources/cofunding-members/table';
import { membersOf } from './members';
import { opened } from './office-cases';
import { officeRegistrations } from './office-registrations';
import type { SignedIn } from './sign-in';
import type { TestApp } from './test-app';

const ACCOUNT = '74999000090000000000000001';
const NEW_ACCOUNT = '20 9990 0009 0000 0000 0000 0003';

/** Participants whose contract was sent and signed, and what they report about it. */
export function changesOf(test: TestApp) {
  const { member } = membersOf(test, officeRegistrations(test));

  async function participant() {
    const made = await member({ care: { care_months: 4 } });
    const { db } = test.app;
    const [row] = await db.select().from(cofundingMember).where(eq(cofundingMember.id, made.id_member));
    const id_contract = row?.id_contract ?? 0;
    await db
      .update(cofundingContract)
      .set({ sent_date: test.clock.business(), bank_account_number: ACCOUNT })
      .where(eq(cofundingContract.id, id_contract));
    return { ...made, id_contract, id_grant: made.ids_grant[0] ?? 0 };
  }
  type Participant = Awaited<ReturnType<typeof participant>>;

  /** What a participant reports about the contract. */
  const changeOf = ({ id_contract }: Participant, form: object = {}, filenames: string[] = []) => ({
    ...{ obj_type: 'cofundingcontract', id_obj: id_contract, kind: 'ZMIANA', filenames },
    form: { change: 'account', account: NEW_ACCOUNT, ...form },
    body: 'Zmieniam bank.',
  });

  const suspensionOf = ({ id_grant }: Participant, from_month = '2027-05', to_month = '2027-06') => ({
    ...{ obj_type: 'cofundinggrant', id_obj: id_grant, kind: 'ZAWIESZENIE', filenames: [] },
    form: { from_month, to_month, suspension_reason: 'CHOROBA' },
    body: 'Jestem na długim zwolnieniu.',
  });

  /** A case whose statement waits for its signature is signed, and so sent. */
  async function signed(who: SignedIn, mail: string, of: OfficeCase): Promise<OfficeCase> {
    const document = of.documents.find(({ id }) => id === of.id_document);
    if (!document) throw new Error(`Case ${of.sign} has no statement.`);
    const id_document = document.id;
    await sent(who, `signcode?id=${of.id}`, { id_document });
    const code = await test.codeFor(mail);
    const body = { id_document, sha256: document.sha256, pass: DEMO_PASSWORD, code, statement: 'yes' };
    return sent(who, `sign?id=${of.id}`, body);
  }

  /** A reported change that an officer leads. */
  async function reported(officer: SignedIn, of: Participant, change: object): Promise<OfficeCase> {
    const { parent, mail } = of;
    const written = await opened(parent, change);
    const { id } = written.status === 'to_sign' ? await signed(parent, mail, written) : written;
    return sent(officer, `take?id=${id}`, {});
  }

  return { participant, changeOf, suspensionOf, signed, reported };
}

async function sent(who: SignedIn, path: string, body: object): Promise<OfficeCase> {
  const answer = await who.post(`/api/officecase/${path}`, body);
  if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode} ${answer.body}`);
  return answer.json().data;
}
