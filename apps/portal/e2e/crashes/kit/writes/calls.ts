import { randomUUID } from 'node:crypto';
import { type CallSetup, callRankings, callSetups as contract, demo } from '@urzad/contract';
import { type Client, clientOf, signIn } from '../../../kit/api';
import { endCall, rankingOf } from '../../../kit/closed-call';
import { DEMO_PASSWORD, newPerson } from '../../../kit/people';
import { newcomer, sent } from '../../../kit/steps';
import { again, commitOf, type Write } from '../write';

const staff = (address: string, who: string) => signIn(address, `${who}@urzad.example.com`, DEMO_PASSWORD);
const NUMBER = '5/2027';
const REASON = 'Zmienił się budżet projektu.';
/** The first minute of the call that is set up here, after that of the demo has ended. */
const OPENED = '2027-02-15T07:01:00.000Z';

const FILLED = {
  ...{ open_from: '2027-02-15 08:00:00', open_to: '2027-02-19 15:30:00' },
  ...{ reserve_valid_to: '2027-12-31 23:59:00', places_in_zone: 20, places_out_zone: 20, budget: 66_720_000 },
  submission_limit: 1,
};
const TEXTS = { announcement: '<p>Zapraszamy.</p>', faq: [{ question: 'Kto?', answer: '<p>Rodzic.</p>' }] };

const seen = async (client: Client, id: number) =>
  (await client.request(contract.find, { query: { id } })).data;
const bodyOf = ({ row_version, form }: CallSetup) => ({
  row_version,
  form: { ...form, ...FILLED },
  ...TEXTS,
});

async function drafted(host: Client): Promise<CallSetup> {
  const body = { number: NUMBER, edition: 'II', preset: 'A_DO_3' as const };
  return (await host.request(contract.add, { body, key: randomUUID() })).data;
}

async function filled(host: Client): Promise<CallSetup> {
  const call = await drafted(host);
  const options = { query: { id: call.id }, body: bodyOf(call), key: randomUUID() };
  return (await host.request(contract.set, options)).data;
}

async function announced(address: string): Promise<{ manager: Client; call: CallSetup }> {
  const { id, row_version } = await filled(await staff(address, 'gospodarz'));
  const manager = await staff(address, 'kierownik');
  const options = { query: { id }, body: { row_version }, key: randomUUID() };
  return { manager, call: (await manager.request(contract.publish, options)).data };
}

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
      const body = { row_version, open_to: '2027-02-26 15:30:00', reason: REASON };
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
