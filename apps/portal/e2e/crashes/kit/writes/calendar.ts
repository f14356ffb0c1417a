import { randomUUID } from 'node:crypto';
import {
  type AnyEndpoint,
  type BodyOf,
  type CalendarEvent,
  calendarEvents as contract,
  calendarFeeds as feeds,
} from '@urzad/contract';
import { type Client, signIn } from '../../../kit/api';
import { DEMO_PASSWORD } from '../../../kit/people';
import { again, answered, commitOf, type Write } from '../write';

const DAYS = { from: '2027-03-01', to: '2027-03-31' } as const;

function meeting(title: string, participants: number[] = []): BodyOf<typeof contract.add> {
  return {
    ...{ kind: 'SPOTKANIE', title, place: '', note: '', participants, id_user_deputy: null },
    ...{ day_from: '2027-03-10', day_to: '2027-03-10', time_from: '10:00', time_to: '11:00' },
  };
}

const titled = async (officer: Client, title: string) => {
  const { data } = await officer.request(contract.get, { query: { ...DAYS, page_count: 100 } });
  return data.filter((event) => event.title === title).length;
};
const isStored = (officer: Client, id: number) => answered(officer.request(contract.find, { query: { id } }));

interface EventWrite {
  name: string;
  endpoint: Pick<AnyEndpoint, 'url'>;
  act: (officer: Client, event: CalendarEvent, key: string) => Promise<unknown>;
  effects: (officer: Client, event: CalendarEvent) => Promise<number>;
  /** Whether a colleague is in it. */
  isShared?: true;
}

const WRITES: readonly EventWrite[] = [
  {
    name: 'an event of the calendar',
    endpoint: contract.add,
    act: (officer, { title }, key) => officer.request(contract.add, { body: meeting(`${title} drugi`), key }),
    effects: (officer, { title }) => titled(officer, `${title} drugi`),
  },
  {
    name: 'an event that is changed',
    endpoint: contract.set,
    act: (officer, { id, title, row_version }, key) =>
      officer.request(contract.set, {
        ...{ query: { id }, key },
        body: { row_version, ...meeting(`${title} zmieniony`) },
      }),
    effects: (officer, { title }) => titled(officer, `${title} zmieniony`),
  },
  {
    name: 'an event that is cancelled',
    endpoint: contract.cancel,
    isShared: true,
    act: (officer, { id, row_version }, key) =>
      officer.request(contract.cancel, { query: { id }, body: { row_version }, key }),
    effects: async (officer, { id }) => {
      const { data } = await officer.request(contract.find, { query: { id } });
      return data.status === 'cancelled' ? 1 : 0;
    },
  },
  {
    name: 'an event that is removed',
    endpoint: contract.delete,
    act: (officer, { id, row_version }, key) =>
      officer.request(contract.delete, { query: { id }, body: { row_version }, key }),
    effects: async (officer, { id }) => 1 - (await isStored(officer, id)),
  },
];

/** Each in the calendar of an officer, by a title of its own. */
const OF_EVENTS: readonly Write[] = WRITES.map(({ name, endpoint, act, effects, isShared }) => ({
  name,
  points: commitOf(endpoint),
  async prepare(address) {
    const officer = await signIn(address, 'pracownik1@urzad.example.com', DEMO_PASSWORD);
    const query = { ret_type: 'autocomplete' } as const;
    const colleague = (await officer.request(contract.colleagues, { query })).data[0];
    const invited = isShared && colleague ? [Number(colleague.value)] : [];
    const body = meeting(`Spotkanie ${randomUUID()}`, invited);
    const event = (await officer.request(contract.add, { body })).data;
    const key = randomUUID();
    return {
      act: (next) => act(again(next, officer), event, key),
      count: (next) => effects(again(next, officer), event),
    };
  },
}));

const feedOf = async (officer: Client) => (await officer.request(feeds.own)).data;

/** Addresses of the calendar, each of an officer of its own, who is asked again after each crash. */
const OF_FEEDS: readonly Write[] = [
  {
    name: 'an address of the calendar',
    points: commitOf(feeds.add),
    async prepare(address) {
      const officer = await signIn(address, 'pracownik1@urzad.example.com', DEMO_PASSWORD);
      const known = await feedOf(officer);
      if (known) await officer.request(feeds.delete, { query: { id: known.id }, body: {} });
      return {
        act: (next) => again(next, officer).request(feeds.add, { body: {} }),
        count: async (next) => ((await feedOf(again(next, officer))) ? 1 : 0),
        refusedWith: 'illegal-step',
      };
    },
  },
  {
    name: 'an address of the calendar that is renewed',
    points: commitOf(feeds.renew),
    async prepare(address) {
      const { officer, id } = await withFeed(address, 'pracownik2@urzad.example.com');
      return {
        act: (next) => again(next, officer).request(feeds.renew, { query: { id }, body: {} }),
        count: async (next) => ((await feedOf(again(next, officer)))?.id === id ? 0 : 1),
        refusedWith: 'object-no-exist',
      };
    },
  },
  {
    name: 'an address of the calendar that is removed',
    points: commitOf(feeds.delete),
    async prepare(address) {
      const { officer, id } = await withFeed(address, 'kierownik@urzad.example.com');
      return {
        act: (next) => again(next, officer).request(feeds.delete, { query: { id }, body: {} }),
        count: async (next) => ((await feedOf(again(next, officer))) ? 0 : 1),
        refusedWith: 'object-no-exist',
      };
    },
  },
];

async function withFeed(address: string, mail: string) {
  const officer = await signIn(address, mail, DEMO_PASSWORD);
  const { id } = (await feedOf(officer)) ?? (await officer.request(feeds.add, { body: {} })).data;
  return { officer, id };
}

export const OF_CALENDAR: readonly Write[] = [...OF_EVENTS, ...OF_FEEDS];
