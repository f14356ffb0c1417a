import { randomUUID } from 'node:crypto';
import { callRankings, cofundingCalls, cofundingRegistrations, demo } from '@urzad/contract';
import { type Client, clientOf, signIn } from './api';
import { DEMO_PASSWORD } from './people';
import { find } from './steps';

/** Those who have applied in the open call of the demo. */
const APPLICANTS = [
  'grazyna.zrodlana',
  'tomasz.wymyslony',
  'zaneta.geslowa',
  'bartlomiej.cwierc-nowakowski',
  'pawel.slimakowy',
];
/** The first working day after the open call of the demo. */
const AFTER_THE_CALL = '2027-02-15T08:00:00.000Z';

/**
 * The open call of the demo ends with nothing undecided: who applied in it has given up, but for those whom a test has
 * scored.
 * @returns the id of the call
 */
export async function endCall(address: string): Promise<number> {
  for (const who of APPLICANTS) {
    const parent = await signIn(address, `${who}@example.com`, DEMO_PASSWORD);
    const { data } = await parent.request(cofundingRegistrations.get);
    for (const { id } of data.filter(({ call_number }) => call_number === '1/2027')) {
      const { row_version } = await find(parent, id);
      const body = { row_version, reason: 'INNE' as const };
      await parent.request(cofundingRegistrations.withdraw, { query: { id }, body, key: randomUUID() });
    }
  }
  await clientOf(address).request(demo.clock, { body: { now: AFTER_THE_CALL } });
  const { data: calls } = await clientOf(address).request(cofundingCalls.get);
  const id = calls.find(({ number }) => number === '1/2027')?.id;
  if (id === undefined) throw new Error('The demo has no call 1/2027.');
  return id;
}

/** The version of the call that a step of its ranking is taken on. */
export async function rankingOf(staff: Client, id: number) {
  return (await staff.request(callRankings.find, { query: { id } })).data;
}
