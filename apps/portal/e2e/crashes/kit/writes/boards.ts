import { randomUUID } from 'node:crypto';
import { type AnyEndpoint, type BoardNote, type BodyOf, boardNotes as contract } from '@urzad/contract';
import { type Client, signIn } from '../../../kit/api';
import { DEMO_PASSWORD } from '../../../kit/people';
import { again, commitOf, type Write } from '../write';

const CASES = 4;
const POINT = 'Numer telefonu';

function noteOf(title: string): BodyOf<typeof contract.add> {
  return {
    ...{ title, text: '', due_date: null, readers: 'own', points: [POINT] },
    ...{ id_board: CASES, column: 'new' },
  };
}

const notesOf = async (officer: Client) =>
  (await officer.request(contract.get, { query: { id_board: CASES, page_count: 100 } })).data;
const countOf = async (officer: Client, matches: (note: BoardNote) => boolean) =>
  (await notesOf(officer)).filter(matches).length;

interface NoteWrite {
  name: string;
  endpoint: Pick<AnyEndpoint, 'url'>;
  act: (officer: Client, note: BoardNote, key: string) => Promise<unknown>;
  effects: (officer: Client, note: BoardNote) => Promise<number>;
  /** The note is done before. */
  isDone?: true;
}

const isDoneNow = (officer: Client, { id }: BoardNote) =>
  countOf(officer, (one) => one.id === id && one.status === 'done');

const WRITES: readonly NoteWrite[] = [
  {
    name: 'a note on a board',
    endpoint: contract.add,
    act: (officer, { title }, key) => officer.request(contract.add, { body: noteOf(`${title} druga`), key }),
    effects: (officer, { title }) => countOf(officer, (one) => one.title === `${title} druga`),
  },
  {
    name: 'a note that is changed',
    endpoint: contract.set,
    act: (officer, { id, title, row_version }, key) =>
      officer.request(contract.set, {
        ...{ query: { id }, key },
        body: { row_version, title: `${title} zmieniona`, text: '', due_date: null, readers: 'own' },
      }),
    effects: (officer, { title }) => countOf(officer, (one) => one.title === `${title} zmieniona`),
  },
  {
    name: 'a note that is moved',
    endpoint: contract.move,
    act: (officer, { id, row_version }, key) =>
      officer.request(contract.move, { query: { id }, body: { row_version, column: 'open' }, key }),
    effects: (officer, { id }) => countOf(officer, (one) => one.id === id && one.column === 'open'),
  },
  {
    name: 'a point of a note that is ticked',
    endpoint: contract.check,
    act: (officer, { id }, key) =>
      officer.request(contract.check, { query: { id }, body: { point: POINT, done: 'yes' }, key }),
    effects: (officer, { id }) =>
      countOf(officer, (one) => one.id === id && one.points.some(({ done }) => done === 'yes')),
  },
  {
    name: 'a note that is done',
    endpoint: contract.done,
    act: (officer, { id, row_version }, key) =>
      officer.request(contract.done, { query: { id }, body: { row_version }, key }),
    effects: isDoneNow,
  },
  {
    name: 'a note that is opened anew',
    endpoint: contract.reopen,
    isDone: true,
    act: (officer, { id, row_version }, key) =>
      officer.request(contract.reopen, { query: { id }, body: { row_version }, key }),
    effects: async (officer, note) => 1 - (await isDoneNow(officer, note)),
  },
  {
    name: 'a note that is removed',
    endpoint: contract.delete,
    act: (officer, { id, row_version }, key) =>
      officer.request(contract.delete, { query: { id }, body: { row_version }, key }),
    effects: async (officer, { id }) => 1 - (await countOf(officer, (one) => one.id === id)),
  },
];

/** Each on the board of cases, by a title of its own. */
export const OF_BOARDS: readonly Write[] = WRITES.map(({ name, endpoint, act, effects, isDone }) => ({
  name,
  points: commitOf(endpoint),
  async prepare(address) {
    const officer = await signIn(address, 'pracownik1@urzad.example.com', DEMO_PASSWORD);
    const added = (await officer.request(contract.add, { body: noteOf(`Notatka ${randomUUID()}`) })).data;
    const { id, row_version } = added;
    const note = isDone
      ? (await officer.request(contract.done, { query: { id }, body: { row_version } })).data
      : added;
    const key = randomUUID();
    return {
      act: (next) => act(again(next, officer), note, key),
      count: (next) => effects(again(next, officer), note),
    };
  },
}));
