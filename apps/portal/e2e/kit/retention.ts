import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import {
  demo,
  officeCases,
  type RetentionList,
  type RetentionRow,
  retentionLists,
  retentionRows,
  settings,
  tasks,
} from '@urzad/contract';
import { type Client, clientOf, signIn } from './api';
import { manager } from './contracts';
import { DEMO_PASSWORD, newPerson, type Person } from './people';
import { technician } from './settings';
import { asked, newcomer } from './steps';

/** While the project runs, and once both terms of what ended then have passed. */
const BEFORE = '2027-02-10T09:00:00.000Z';
const AFTER = '2040-03-05T09:00:00.000Z';
const LAST_PAYMENT = '2029-06-30';
const ANSWER = 'Termin jest na stronie o projekcie.';

export const INSPECTOR = { mail: 'iod@urzad.example.com', pass: DEMO_PASSWORD };
const inspector = (address: string) => signIn(address, INSPECTOR.mail, INSPECTOR.pass);

export async function newestList(client: Client): Promise<RetentionList | undefined> {
  return (await client.request(retentionLists.get)).data[0];
}

export async function rowOf(client: Client, { status }: Pick<RetentionRow, 'status'>): Promise<RetentionRow> {
  const [row] = (await client.request(retentionRows.get, { query: { status } })).data;
  if (!row) throw new Error(`Nobody of a list is ${status}.`);
  return row;
}

/** The task runs, and has ended. */
export async function runRetention(address: string): Promise<void> {
  const client = await technician(address);
  const query = { code: 'retention_anonymise' } as const;
  await client.request(tasks.run, { query, body: {}, key: randomUUID() });
  await expect
    .poll(async () => {
      const task = (await client.request(tasks.get)).data.find(({ code }) => code === query.code);
      return task?.asked === 'no' && task.state;
    })
    .toBe('success');
}

/** A list that waits for its decision; without one a person becomes due, of whom nothing is left but a question. */
export async function preparedList(address: string): Promise<{ client: Client; list: RetentionList }> {
  const client = await inspector(address);
  let list = await newestList(client);
  if (list?.status !== 'prepared') {
    await duePerson(address);
    await runRetention(address);
    list = await newestList(client);
  }
  if (list?.status !== 'prepared') throw new Error('The task has made no list.');
  return { client, list };
}

/** A person whose only case was settled before its terms passed; the clock stands behind them. */
export async function duePerson(address: string): Promise<Person> {
  const setClock = (now: string) => clientOf(address).request(demo.clock, { body: { now } });
  await setClock(BEFORE);
  const person = newPerson();
  const { id } = await asked(await newcomer(address, person), 'Termin naboru');
  const staff = await manager(address);
  await staff.request(officeCases.take, { query: { id }, body: {}, key: randomUUID() });
  const letter = { body: ANSWER, filenames: [] };
  await staff.request(officeCases.close, { query: { id }, body: letter, key: randomUUID() });
  await setClock(AFTER);
  await setLastPayment(address);
  return person;
}

async function setLastPayment(address: string): Promise<void> {
  const client = await technician(address);
  const { row_version, form } = (await client.request(settings.get)).data.retention;
  if (form.last_payment_date === LAST_PAYMENT) return;
  const body = {
    ...{ section: 'retention' as const, row_version },
    form: { ...form, last_payment_date: LAST_PAYMENT },
  };
  await client.request(settings.set, { body, key: randomUUID() });
}
