import { randomUUID } from 'node:crypto';
import { type AnyEndpoint, mailLetters as contract, officeCases } from '@urzad/contract';
import { type Client, signIn } from '../../../kit/api';
import { DEMO_PASSWORD, newPerson } from '../../../kit/people';
import { again, answered, commitOf, mailsAbout, type Write } from '../write';

const LETTER = {
  draft: null,
  ...{ to: [], cc: [], subject: 'Odprawa', body: 'Proszę o listę.', object: null, id_before: null },
  ...{ files: [], filenames: [] },
};

interface Letter {
  id: number;
  /** Outside, where nobody else writes to. */
  mail: string;
}

interface LetterWrite {
  name: string;
  endpoint: Pick<AnyEndpoint, 'url'>;
  /** What the officer did before with the sent letter. */
  before?: (officer: Client, letter: Letter) => Promise<unknown>;
  act: (officer: Client, letter: Letter, key: string) => Promise<unknown>;
  effects: (officer: Client, letter: Letter, address: string) => Promise<number>;
}

const trash = (officer: Client, { id }: Letter, key: string = randomUUID()) =>
  officer.request(contract.trash, { body: { ids: [id] }, key });
const isIn =
  (folder: string) =>
  async (officer: Client, { id }: Letter) => {
    const { data } = await officer.request(contract.find, { query: { id } });
    return data.letters.some((letter) => letter.id === id && letter.folder === folder) ? 1 : 0;
  };
const titledBy = async (officer: Client, mail: string) =>
  (await officer.request(contract.get, { query: { folder: 'drafts', has_text: mail } })).count;

const WRITES: readonly LetterWrite[] = [
  {
    name: 'a draft of a letter',
    endpoint: contract.save,
    act: (officer, { mail }, key) =>
      officer.request(contract.save, { body: { ...LETTER, outside: [mail] }, key }),
    effects: (officer, { mail }) => titledBy(officer, mail),
  },
  {
    name: 'a letter that is sent',
    endpoint: contract.send,
    act: (officer, { mail }, key) =>
      officer.request(contract.send, { body: { ...LETTER, subject: 'Drugi', outside: [mail] }, key }),
    effects: (_officer, { mail }, address) => mailsAbout(address, mail, 'Drugi'),
  },
  {
    name: 'a letter that is read',
    endpoint: contract.read,
    before: (officer, { id }) => officer.request(contract.read, { body: { ids: [id], is_read: 'no' } }),
    act: (officer, { id }) => officer.request(contract.read, { body: { ids: [id], is_read: 'yes' } }),
    effects: async (officer, { id }) => {
      const { data } = await officer.request(contract.find, { query: { id } });
      return data.letters.some((letter) => letter.is_read === 'yes') ? 1 : 0;
    },
  },
  {
    name: 'a letter that is thrown away',
    endpoint: contract.trash,
    act: trash,
    effects: isIn('trash'),
  },
  {
    name: 'a letter that is taken out of the trash',
    endpoint: contract.restore,
    before: trash,
    act: (officer, { id }, key) => officer.request(contract.restore, { body: { ids: [id] }, key }),
    effects: isIn('sent'),
  },
  {
    name: 'a letter that is erased',
    endpoint: contract.erase,
    before: trash,
    act: (officer, { id }, key) => officer.request(contract.erase, { body: { ids: [id] }, key }),
    effects: async (officer, { id }) =>
      1 - (await answered(officer.request(contract.find, { query: { id } }))),
  },
  {
    name: 'a letter that is filed in a case',
    endpoint: contract.file,
    act: async (officer, { id }, key) => {
      const { data } = await officer.request(officeCases.get, { query: {} });
      const body = { id_officecase: data[0]?.id ?? 0 };
      return officer.request(contract.file, { query: { id }, body, key });
    },
    effects: async (officer, { id }) => {
      const { data } = await officer.request(contract.find, { query: { id } });
      return data.letters.some(({ officecase }) => officecase !== null) ? 1 : 0;
    },
  },
];

/** Letters of the office. */
export const OF_MAIL: readonly Write[] = WRITES.map(({ name, endpoint, before, act, effects }) => ({
  name,
  points: commitOf(endpoint),
  async prepare(address: string) {
    const officer = await signIn(address, 'pracownik1@urzad.example.com', DEMO_PASSWORD);
    const { mail } = newPerson();
    const { data } = await officer.request(contract.send, {
      body: { ...LETTER, outside: [mail] },
      key: randomUUID(),
    });
    const letter = { id: data.id, mail };
    await before?.(officer, letter);
    const key = randomUUID();
    return {
      act: (next: string) => act(again(next, officer), letter, key),
      count: (next: string) => effects(again(next, officer), letter, next),
    };
  },
}));
