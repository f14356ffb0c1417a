import { randomUUID } from 'node:crypto';
import { cofundingRegistrations as contract, localities, type Registration } from '@urzad/contract';
import { type Client, signIn } from '../../../kit/api';
import { namesakeOf } from '../../../kit/contract-signing';
import { DEMO_PASSWORD, newPerson } from '../../../kit/people';
import {
  AGAINST_STATUS,
  find,
  formSignedOutside,
  newcomer,
  REJECTION,
  review,
  send,
  sent,
  take,
  toSign,
} from '../../../kit/steps';
import { again, commitOf, mailsAbout, type Write } from '../write';

const officer = (address: string) => signIn(address, 'pracownik1@urzad.example.com', DEMO_PASSWORD);
const manager = (address: string) => signIn(address, 'kierownik@urzad.example.com', DEMO_PASSWORD);

/** The steps of the office; the return for correction is in `mechanism.ts`. */
export const OF_THE_OFFICE: readonly Write[] = [
  {
    name: 'a registration that is taken over',
    points: commitOf(contract.take),
    async prepare(address) {
      const { staff, id } = await submitted(address);
      const key = randomUUID();
      return {
        act: (next) => again(next, staff).request(contract.take, { query: { id }, body: {}, key }),
        count: (next) => times('formal_check', again(next, staff), id),
      };
    },
  },
  {
    name: 'several that are taken over',
    points: commitOf(contract.takemany),
    async prepare(address) {
      const { staff, id } = await submitted(address);
      const key = randomUUID();
      return {
        act: (next) => again(next, staff).request(contract.takemany, { body: { ids: [id] }, key }),
        count: (next) => times('formal_check', again(next, staff), id),
      };
    },
  },
  {
    name: 'one that is taken over from another officer',
    points: commitOf(contract.takeover),
    async prepare(address) {
      const { staff, id } = await submitted(address);
      const { owner } = await take(staff, id);
      const second = await manager(address);
      const body = { id_user_owner: owner?.id ?? null };
      const key = randomUUID();
      return {
        act: (next) => again(next, second).request(contract.takeover, { query: { id }, body, key }),
        count: async (next) => Number((await find(again(next, second), id)).owner?.id !== owner?.id),
      };
    },
  },
  {
    name: 'an unclear signature of a form that counts',
    points: commitOf(contract.confirmsignature),
    async prepare(address) {
      const { staff, id } = await signedUnclearly(address);
      const { row_version, unclear_signatures } = await take(staff, id);
      const id_document = unclear_signatures[0]?.id_document ?? 0;
      const body = { row_version, id_document, reason: 'Podpis sprawdzono telefonicznie.' };
      const key = randomUUID();
      return {
        act: (next) => again(next, staff).request(contract.confirmsignature, { query: { id }, body, key }),
        count: async (next) => {
          const found = await find(again(next, staff), id);
          return found.unclear_signatures.filter(({ confirmed }) => confirmed !== null).length;
        },
      };
    },
  },
  {
    name: 'marks of the formal check',
    points: commitOf(contract.review),
    async prepare(address) {
      const { staff, id } = await submitted(address);
      const { row_version } = await take(staff, id);
      const body = { row_version, marks: [{ field: 'city', state: 'ok' as const }] };
      const key = randomUUID();
      return {
        act: (next) => again(next, staff).request(contract.review, { query: { id }, body, key }),
        count: async (next) => (await find(again(next, staff), id)).review.length,
      };
    },
  },
  {
    name: 'the points',
    points: commitOf(contract.score),
    async prepare(address) {
      const { staff, id, row_version } = await agreed(address);
      const body = { row_version, ...POINTS };
      const key = randomUUID();
      return {
        act: (next) => again(next, staff).request(contract.score, { query: { id }, body, key }),
        count: (next) => times('scored', again(next, staff), id),
      };
    },
  },
  {
    name: 'a rejection',
    points: commitOf(contract.reject),
    async prepare(address) {
      const { staff, id, row_version, mail } = await reviewed(address, AGAINST_STATUS);
      const body = { row_version, ...REJECTION };
      const key = randomUUID();
      return {
        act: (next) => again(next, staff).request(contract.reject, { query: { id }, body, key }),
        count: (next) => mailsAbout(next, mail, 'Wynik oceny formalnej'),
      };
    },
  },
  {
    name: 'approved points',
    points: commitOf(contract.approve),
    async prepare(address) {
      const { id, row_version } = await scored(address);
      const second = await manager(address);
      const key = randomUUID();
      return {
        act: (next) =>
          again(next, second).request(contract.approve, { query: { id }, body: { row_version }, key }),
        count: async (next) => ((await find(again(next, second), id)).approved === 'yes' ? 1 : 0),
      };
    },
  },
  {
    name: 'points that are sent back',
    points: commitOf(contract.sendback),
    async prepare(address) {
      const { id, row_version } = await scored(address);
      const second = await manager(address);
      const body = { row_version, note: 'Punkty za dochód są policzone dwa razy.' };
      const key = randomUUID();
      return {
        act: (next) => again(next, second).request(contract.sendback, { query: { id }, body, key }),
        // It was in the check once before.
        count: async (next) => (await times('formal_check', again(next, second), id)) - 1,
      };
    },
  },
  {
    name: 'a place of the dictionary',
    points: commitOf(localities.add),
    async prepare(address) {
      const staff = await manager(address);
      const { community } = (await staff.request(localities.get)).data[0] ?? { community: '' };
      const name = 'Nowe Zmyślone';
      const key = randomUUID();
      return {
        act: (next) => again(next, staff).request(localities.add, { body: { name, community }, key }),
        count: async (next) => {
          const { data } = await again(next, staff).request(localities.get);
          return data.flatMap(({ names }) => names).filter((one) => one === name).length;
        },
      };
    },
  },
];

const POINTS = { points_final: 5, points_note: 'Zgodnie z kryteriami.' };

interface Submitted {
  staff: Client;
  mail: string;
  id: number;
}

async function submitted(address: string): Promise<Submitted> {
  const person = newPerson();
  const { id } = await sent(await newcomer(address, person), person);
  return { staff: await officer(address), mail: person.mail, id };
}

/** The same, signed by somebody of the parent's name whose certificate tells no PESEL. */
async function signedUnclearly(address: string): Promise<Submitted> {
  const person = newPerson();
  const parent = await newcomer(address, person);
  const waiting = await toSign(parent, person);
  const { firstname = '', lastname = '' } = waiting.form;
  const mail = await namesakeOf(address, { firstname, lastname });
  const body = await formSignedOutside(parent, waiting, mail);
  const { id } = waiting;
  await parent.request(contract.signfile, { query: { id }, body, key: randomUUID() });
  await send(parent, id);
  return { staff: await officer(address), mail: person.mail, id };
}

/** Taken over, with every answer agreed. */
const agreed = (address: string) => reviewed(address, {});

async function reviewed(
  address: string,
  remarks: Readonly<Record<string, string>>,
): Promise<Submitted & Pick<Registration, 'row_version'>> {
  const at = await submitted(address);
  const { row_version } = await review(at.staff, await take(at.staff, at.id), remarks);
  return { ...at, row_version };
}

async function scored(address: string): Promise<Registration> {
  const { staff, id, row_version } = await agreed(address);
  const body = { row_version, ...POINTS };
  return (await staff.request(contract.score, { query: { id }, body, key: randomUUID() })).data;
}

/** How often the registration came to this status. */
export async function times(status: Registration['status'], client: Client, id: number): Promise<number> {
  return (await find(client, id)).history.filter((entry) => entry.status === status).length;
}
