import { expect, test } from '@playwright/test';
import { contractSigning } from '@urzad/contract';
import { endpoints } from '@urzad/contract/testing';
import { contractToCountersign, membersOf, signatory, signedOutside } from '../kit/contract-signing';
import { manager } from '../kit/contracts';
import { newPerson } from '../kit/people';
import { ownDataDir, removeDataDir, startServer } from '../kit/server';
import { documentOf, find, newcomer, send, signed } from '../kit/steps';
import { testWrites } from './kit/die-in-turn';
import { expectSoundData } from './kit/sound-data';
import { again, pointOf } from './kit/write';
import { OF_THE_ACCESSION } from './kit/writes/accession';
import { OF_ACCOUNTS } from './kit/writes/accounts';
import { OF_ANNEX_SIGNING } from './kit/writes/annex-signing';
import { OF_ANNEXES } from './kit/writes/annexes';
import { OF_APPLICATIONS } from './kit/writes/applications';
import { OF_BELONGINGS } from './kit/writes/belongings';
import { OF_BOARDS } from './kit/writes/boards';
import { OF_CALENDAR } from './kit/writes/calendar';
import { OF_CALLS } from './kit/writes/calls';
import { OF_CASES } from './kit/writes/cases';
import { OF_CERTIFICATES } from './kit/writes/certificates';
import { OF_CHAT } from './kit/writes/chat';
import { OF_CLAIMS } from './kit/writes/claims';
import { OF_CONTACT } from './kit/writes/contact';
import { OF_CONTRACT_PAPER } from './kit/writes/contract-paper';
import { OF_CONTRACT_SIGNING } from './kit/writes/contract-signing';
import { OF_CONTRACTS } from './kit/writes/contracts';
import { OF_LIBRARIES } from './kit/writes/libraries';
import { OF_LOCKS } from './kit/writes/locks';
import { OF_LOGS } from './kit/writes/logs';
import { OF_MAIL } from './kit/writes/mail';
import { OF_MANAGED_ACCOUNTS } from './kit/writes/managed-accounts';
import { MECHANISM } from './kit/writes/mechanism';
import { OF_MEMBER_CHANGES } from './kit/writes/member-changes';
import { OF_MEMBERS } from './kit/writes/members';
import { OF_THE_OFFICE } from './kit/writes/office';
import { OF_OFFICE_CLAIMS } from './kit/writes/office-claims';
import { OF_OFFICE_ROLES } from './kit/writes/office-roles';
import { OF_OWN_DATA } from './kit/writes/own-data';
import { OF_PARENTS } from './kit/writes/parents';
import { OF_PAYMENT_LISTS } from './kit/writes/payment-lists';
import { OF_POINTS_REVIEWS } from './kit/writes/points-reviews';
import { OF_RANKINGS } from './kit/writes/rankings';
import { OF_REPORTS } from './kit/writes/reports';
import { OF_RESIGNATIONS } from './kit/writes/resignations';
import { OF_RETENTION } from './kit/writes/retention';
import { OF_SECOND_FACTORS } from './kit/writes/second-factor';
import { OF_SENT_NOTICES } from './kit/writes/sent-notices';
import { OF_SETTINGS } from './kit/writes/settings';
import { OF_SHARES } from './kit/writes/shares';
import { OF_TASKS } from './kit/writes/tasks';
import { OF_TICKETS } from './kit/writes/tickets';

const REST = {
  accounts: OF_ACCOUNTS,
  libraries: OF_LIBRARIES,
  tasks: OF_TASKS,
  'managed accounts': [...OF_MANAGED_ACCOUNTS, ...OF_REPORTS],
  'roles of the office': OF_OFFICE_ROLES,
  'sent notifications': OF_SENT_NOTICES,
  'locks and roles': OF_LOCKS,
  'a parent': OF_PARENTS,
  'the office': OF_THE_OFFICE,
  settings: [...OF_SETTINGS, ...OF_APPLICATIONS],
  belongings: OF_BELONGINGS,
  logs: OF_LOGS,
  cases: OF_CASES,
  contact: OF_CONTACT,
  tickets: OF_TICKETS,
  chat: OF_CHAT,
  mail: OF_MAIL,
  calendar: OF_CALENDAR,
  boards: OF_BOARDS,
  shares: OF_SHARES,
  // Steps of one call, or of one registration: each has a world of its own.
  ...Object.fromEntries(
    [...OF_CALLS, ...OF_RANKINGS, ...OF_POINTS_REVIEWS, ...OF_THE_ACCESSION, ...OF_CERTIFICATES].map(
      (write) => [write.name, [write]],
    ),
  ),
  // Each takes a claim of the demo.
  ...Object.fromEntries(
    [...OF_PAYMENT_LISTS, ...OF_MEMBERS, ...OF_MEMBER_CHANGES].map((write) => [write.name, [write]]),
  ),
  // All of them are made of one application of the demo, or of one claim.
  ...Object.fromEntries(
    [
      ...[...OF_CONTRACTS, ...OF_CONTRACT_SIGNING, ...OF_CONTRACT_PAPER],
      ...[...OF_ANNEXES, ...OF_ANNEX_SIGNING],
      ...[...OF_CLAIMS, ...OF_OFFICE_CLAIMS, ...OF_RESIGNATIONS],
    ].map((write) => [write.name, [write]]),
  ),
  'second factors': OF_SECOND_FACTORS,
  'own data': OF_OWN_DATA,
  'data to be erased': OF_RETENTION,
};

/** Endpoints that change something without `app.write`. */
const WITHOUT_COMMIT: Readonly<Record<string, string>> = {
  '/api/user/passtest': 'only a wrong password is written, beside the request',
  '/api/user/accountupdateonline': 'one statement, sent again a minute later',
  '/api/base/showexec': 'one reading, whose loss loses no answer',
  '/api/base/socketticket': 'one statement; a window that has none asks for another',
  '/api/demo/clock': 'of the demo, in memory',
  '/api/demo/sign': 'of the demo, keeps nothing',
  '/api/cofundingannex/checksigned': 'judges a file',
  '/api/cofundingcontract/checksigned': 'judges a file',
  '/api/cofundingregistration/checksigned': 'judges a file',
  '/api/baseconfig/trymail': 'sends a letter beside the database, which only the log names',
  '/api/basedocument/verify': 'compares a digest',
};

test.describe('the ways by which a write comes to the database', () => testWrites(MECHANISM));

if (process.env.AUDIT === 'yes') {
  for (const [name, writes] of Object.entries(REST)) test.describe(name, () => testWrites(writes));
}

test('every endpoint that writes is among them', () => {
  const points = [MECHANISM, ...Object.values(REST)].flat().flatMap((write) => Object.keys(write.points));
  const writing = endpoints.filter(({ method, url }) => method !== 'GET' && !(url in WITHOUT_COMMIT));
  const missing = writing.filter((endpoint) => !points.includes(`${pointOf(endpoint)}.after-commit`));
  expect(missing.map(({ url }) => url)).toEqual([]);
});

test('a server killed between signing and sending loses nothing, and the sending goes on', async () => {
  const dataDir = await ownDataDir();
  try {
    const first = await startServer({ dataDir });
    const person = newPerson();
    const parent = await newcomer(first.address, person);
    const { id } = await signed(parent, person);
    await first.stop('SIGKILL');

    const server = await startServer({ dataDir, isShortLived: true });
    const client = again(server.address, parent);
    const found = await find(client, id);
    expect(found.status).toBe('signed');
    expect(documentOf(found, 'FORMULARZ').signatures).toHaveLength(1);

    const [one, two] = await Promise.all([send(client, id, 'one-form-x'), send(client, id, 'one-form-x')]);
    expect(one.number).toMatch(/^FR\/1-2027\/[0-9]{5}$/);
    expect([two.number, two.send_date]).toEqual([one.number, one.send_date]);
    const receipts = (await find(client, id)).documents.filter(
      ({ kind }) => kind === 'POTWIERDZENIE_ZLOZENIA',
    );
    expect(receipts).toHaveLength(1);
    await server.stop();
    await expectSoundData(dataDir);
  } finally {
    await removeDataDir(dataDir);
  }
});

test('a server killed between the signatures of a contract and at the second makes one participant', async () => {
  const dataDir = await ownDataDir();
  const name = pointOf(contractSigning.countersign);
  try {
    const first = await startServer({ dataDir });
    const contract = await contractToCountersign(first.address);
    const staff = await signatory(first.address);
    const { filename } = await signedOutside(staff, contract);
    const reader = await manager(first.address);
    await first.stop('SIGKILL');

    const sign = (address: string) =>
      again(address, staff).request(contractSigning.countersign, { body: { filenames: [filename] } });
    for (const [point, members] of [
      [`${name}.before-commit`, 0],
      [`${name}.after-commit`, 1],
    ] as const) {
      const dying = await startServer({ dataDir, isShortLived: true, env: { CRASH_AT: point } });
      await expect(sign(dying.address)).rejects.toThrow('fetch failed');
      await dying.ended;
      const next = await startServer({ dataDir, isShortLived: true });
      expect(await membersOf(again(next.address, reader), contract)).toBe(members);
      await next.stop('SIGKILL');
    }

    const server = await startServer({ dataDir, isShortLived: true });
    expect((await sign(server.address)).data).toMatchObject([{ outcome: 'unknown' }]);
    expect(await membersOf(again(server.address, reader), contract)).toBe(1);
    await server.stop();
    await expectSoundData(dataDir);
  } finally {
    await removeDataDir(dataDir);
  }
});
