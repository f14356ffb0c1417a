import type { CallRanking } from '@urzad/contract';
import { afterAll, beforeAll, expect } from 'vitest';
import { makeRankings } from '../../../test/rights/rankings-of-world';
import { type SignedIn, signIn } from '../../../test/sign-in';
import { type TestApp, testApp } from '../../../test/test-app';
import { describeWrite } from '../../../test/writes';

let test: TestApp;
let clerk: SignedIn;
let manager: SignedIn;
let director: SignedIn;
let parent: SignedIn;
let calls: Awaited<ReturnType<typeof makeRankings>>;

beforeAll(async () => {
  test = await testApp();
  clerk = await signIn(test, 'pracownik1');
  manager = await signIn(test, 'kierownik');
  director = await signIn(test, 'dyrektor');
  parent = await signIn(test, 'anna.przykladowa');
  calls = await makeRankings(test, manager);
});
afterAll(() => test.close());

const sending = (by: SignedIn, name: string, { id, row_version }: CallRanking) => ({
  ...{ by, id, url: `/api/cofundingcall/${name}?id=${id}`, body: { row_version } },
});
const seen = async ({ id }: { id: number }): Promise<CallRanking> =>
  (await manager.get(`/api/cofundingcall/ranking?id=${id}`)).json().data;
const nobody = (...others: SignedIn[]): [SignedIn, 403, 'no-privilege'][] =>
  [clerk, parent, ...others].map((who) => [who, 403, 'no-privilege']);

describeWrite('propose', () => test, {
  act: async () => sending(manager, 'propose', calls.toPropose),
  other: async () => nobody(director),
  wrongStatus: async () => sending(manager, 'propose', await seen(calls.ranked)),
  async twice(write) {
    expect(await seen(write)).toMatchObject({
      status: 'closed',
      proposal: { version_no: 1, approved: null },
    });
  },
});

describeWrite('approveproposal', () => test, {
  act: async () => sending(director, 'approveproposal', calls.toApprove),
  // Who proposed never approves.
  other: async () => nobody(manager),
  wrongStatus: async () => sending(director, 'approveproposal', await seen(calls.ranked)),
  async twice(write) {
    expect(await seen(write)).toMatchObject({ proposal: { approved: { id_user: director.id } } });
  },
});

describeWrite('rank', () => test, {
  act: async () => sending(manager, 'rank', calls.toPublish),
  other: async () => nobody(director),
  wrongStatus: async () => sending(manager, 'rank', await seen(calls.toPropose)),
  async twice(write) {
    expect(await seen(write)).toMatchObject({ status: 'ranked', proposal: { version_no: 1 } });
  },
});
