import { randomUUID } from 'node:crypto';
import { type CoFunding, cofundingGrants, cofundingMembers, type Member, officeCases } from '@urzad/contract';
import { type Client, signIn } from './api';
import { clerk } from './contracts';
import { codeMailedTo } from './mail';
import { DEMO_PASSWORD } from './people';

/** A participant of the demo whose claim waits for its signature, and nothing else. */
const CHANGING_PARENT = 'anna.przykladowa@example.com';
const NEW_ACCOUNT = '20 9990 0009 0000 0000 0000 0003';

const LETTER = { body: 'Przyjmujemy.', filenames: [] };

async function memberOf(parent: Client): Promise<Member> {
  const { data } = await parent.request(cofundingMembers.find, { query: {} });
  if (!data) throw new Error('The person is no participant.');
  return data;
}

export async function coFundingOf(client: Client, id: number): Promise<CoFunding> {
  return (await client.request(cofundingGrants.find, { query: { id } })).data;
}

/** A case of the participant that an officer leads. */
async function led(staff: Client, id: number): Promise<number> {
  await staff.request(officeCases.take, { query: { id }, body: {}, key: randomUUID() });
  return id;
}

/** The last month of the co-funding of a participant, suspended by a case. */
export async function suspendedCoFunding(address: string, mail = CHANGING_PARENT) {
  const parent = await signIn(address, mail, DEMO_PASSWORD);
  const staff = await clerk(address);
  const { co_fundings } = await memberOf(parent);
  const [coFunding] = co_fundings;
  const month = coFunding?.schedule.at(-1)?.month;
  if (!coFunding || !month) throw new Error('A participant has a schedule.');
  const { data } = await parent.request(officeCases.add, {
    body: {
      ...{ obj_type: 'cofundinggrant', id_obj: coFunding.id, kind: 'ZAWIESZENIE', filenames: [] },
      form: { from_month: month, to_month: month, suspension_reason: 'URLOP' },
      body: 'Zaczynam kolejny urlop.',
    },
    key: randomUUID(),
  });
  const id = await led(staff, data.id);
  await staff.request(officeCases.close, { query: { id }, body: LETTER, key: randomUUID() });
  return { parent, staff, month, coFunding: await coFundingOf(staff, coFunding.id) };
}

/** A signed statement of another account, which waits for the office. */
export async function statedAccount(address: string, mail = CHANGING_PARENT) {
  const parent = await signIn(address, mail, DEMO_PASSWORD);
  const staff = await clerk(address);
  const { id_contract } = await memberOf(parent);
  const { data } = await parent.request(officeCases.add, {
    body: {
      ...{ obj_type: 'cofundingcontract', id_obj: id_contract, kind: 'ZMIANA', filenames: [] },
      form: { change: 'account', account: NEW_ACCOUNT },
      body: 'Zmieniam bank.',
    },
    key: randomUUID(),
  });
  const { id, id_document, documents } = data;
  const document = documents.find((one) => one.id === id_document);
  if (!document) throw new Error(`Case ${data.sign} has no statement.`);
  await parent.request(officeCases.signcode, { query: { id }, body: { id_document: document.id } });
  const code = await codeMailedTo(address, mail);
  const signed = { id_document: document.id, sha256: document.sha256, pass: DEMO_PASSWORD, code };
  const body = { ...signed, statement: 'yes' as const };
  await parent.request(officeCases.sign, { query: { id }, body, key: randomUUID() });
  return { parent, staff, id: await led(staff, id) };
}
