import { randomUUID } from 'node:crypto';
import { type CallSetup, callRankings, callSetups as contract, demo } from '@urzad/contract';
import { type Client, clientOf } from '../../../kit/api';
import { announced, bodyOf, drafted, FILLED, filled, NUMBER, staff } from '../../../kit/call-setup';
import { endCall, rankingOf } from '../../../kit/closed-call';
import { newPerson } from '../../../kit/people';
import { newcomer, sent } from '../../../kit/steps';
import { again, commitOf, type Write } from '../write';

const REASON = 'Zmienił się budżet projektu.';
/** The first minute of the call that is set up here. */
const OPENED = '2027-02-22T07:01:00.000Z';

const seen = async (client: Client, id: number) =>
  (await client.request(contract.find, { query: { id } })).data;
/** A step of the manager, which leaves the call in a status. */
function ofManager(
  name: string,
  step: 'publish' | 'close' | 'settle',
  { status, prepare }: { status: CallSetup['status']; prepare: (address: string) => Promise<number> },
): Write {
  return {
    name,
    points: commitOf(contract[step]),
    async prepare(address) {
      const id = await prepare(address);
      const [manager, key] = [await staff(address, 'kierownik'), randomUUID()];
      const { row_version } = await seen(manager, id);
      return {
        act: (next) =>
          again(next, manager).request(contract[step], { query: { id }, body: { row_version }, key }),
        count: async (next) => Number((await seen(again(next, manager), id)).status === status),
      };
    },
  };
}

/** A call from its first draft to its end. */
export const OF_CALLS: readonly Write[] = [
  {
    name: 'a new draft of a call',
    points: commitOf(contract.add),
    async prepare(address) {
      const [host, key] = [await staff(address, 'gospodarz'), randomUUID()];
      const body = { number: NUMBER, edition: 'II', preset: 'A_DO_3' as const };
      return {
        act: (next) => again(next, host).request(contract.add, { body, key }),
        count: async (next) => {
          const { data } = await again(next, host).request(contract.get, { query: {} });
          return data.filter(({ number }) => number === NUMBER).length;
        },
      };
    },
  },
  {
    name: 'a saved draft of a call',
    points: commitOf(contract.set),
    async prepare(address) {
      const [host, key] = [await staff(address, 'gospodarz'), randomUUID()];
      const call = await drafted(host);
      const { id } = call;
      return {
        act: (next) => again(next, host).request(contract.set, { query: { id }, body: bodyOf(call), key }),
        count: async (next) => Number((await seen(again(next, host), id)).form.budget === FILLED.budget),
      };
    },
  },
  ofManager('an announced call', 'publish', {
    status: 'published',
    prepare: async (address) => (await filled(await staff(address, 'gospodarz'))).id,
  }),
  {
    name: 'a prolonged call',
    points: commitOf(contract.prolong),
    async prepare(address) {
      const { manager, call } = await announced(address);
      const [{ id, row_version }, key] = [call, randomUUID()];
      const body = { row_version, open_to: '2027-03-05 15:30:00', reason: REASON };
      return {
        act: (next) => again(next, manager).request(contract.prolong, { query: { id }, body, key }),
        count: async (next) => Number((await seen(again(next, manager), id)).form.open_to === body.open_to),
      };
    },
  },
  {
    name: 'a cancelled call',
    points: commitOf(contract.cancel),
    async prepare(address) {
      const { manager, call } = await announced(address);
      const [{ id, row_version }, key] = [call, randomUUID()];
      const body = { row_version, reason: REASON };
      return {
        act: (next) => again(next, manager).request(contract.cancel, { query: { id }, body, key }),
        count: async (next) => Number((await seen(again(next, manager), id)).status === 'cancelled'),
      };
    },
  },
  ofManager('a call that is ended early', 'close', {
    status: 'closed',
    async prepare(address) {
      const { call } = await announced(address);
      await clientOf(address).request(demo.clock, { body: { now: OPENED } });
      const person = newPerson();
      await sent(await newcomer(address, person), person);
      return call.id;
    },
  }),
  ofManager('a settled call', 'settle', { status: 'settled', prepare: rankedCall }),
];

/** A call whose results are published, of which nobody is left. */
async function rankedCall(address: string): Promise<number> {
  const id = await endCall(address);
  const [manager, director] = [await staff(address, 'kierownik'), await staff(address, 'dyrektor')];
  for (const [who, step] of [
    [manager, callRankings.propose],
    [director, callRankings.approveProposal],
    [manager, callRankings.rank],
  ] as const) {
    const { row_version } = await rankingOf(who, id);
    await who.request(step, { query: { id }, body: { row_version }, key: randomUUID() });
  }
  return id;
}
