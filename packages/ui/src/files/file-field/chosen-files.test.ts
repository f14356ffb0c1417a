import { expect, it } from 'vitest';
import type { FileRefusal } from '../file-drop/use-file-drop';
import { createChosenFiles, type FilesTaker, itemOfChosen } from './chosen-files';

const aFile = (name: string) => new File(['x'], name);
const refusal = (name: string): FileRefusal => ({ file: aFile(name), code: 'size', message: 'Za duży' });

function aTaker() {
  const done: string[] = [];
  const tell =
    (what: string) =>
    (...[id]: readonly unknown[]) =>
      void done.push(`${what} ${id ?? ''}`.trim());
  const taker: FilesTaker = {
    add: (files, { ids = [] } = {}) =>
      void done.push(`add ${files.map(({ name }, at) => `${name} ${ids[at] ?? 'without an id'}`)}`),
    refuse: ({ file }, id = 'without an id') => void done.push(`refuse ${file.name} ${id}`),
    remove: tell('remove'),
    retry: tell('retry'),
    pause: tell('pause'),
    resume: tell('resume'),
    clear: tell('clear'),
  };
  return { done, taker };
}

const names = ({ store }: ReturnType<typeof createChosenFiles>) =>
  store.getState().chosen.map(({ file }) => file.name);

it('hands over what was chosen in its order, each under the id of its row', () => {
  const chosen = createChosenFiles({ isMany: () => true });
  chosen.add([aFile('a.pdf'), aFile('b.pdf')]);
  chosen.refuse([refusal('c.pdf')]);
  const [a, b, c] = chosen.store.getState().chosen.map(({ id }) => id);
  const { done, taker } = aTaker();

  chosen.handOver(taker);
  expect(done).toEqual([`add a.pdf ${a}`, `add b.pdf ${b}`, `refuse c.pdf ${c}`]);
  expect(new Set([a, b, c]).size).toBe(3);
});

it('lists what was handed over until the taker does, and hands it over once', () => {
  const chosen = createChosenFiles({ isMany: () => true });
  chosen.add([aFile('a.pdf')]);
  const { done, taker } = aTaker();
  chosen.forget();
  chosen.handOver(taker)();
  expect(names(chosen)).toEqual(['a.pdf']);

  chosen.handOver(taker);
  expect(done).toHaveLength(1);
  chosen.forget();
  expect(names(chosen)).toEqual([]);
});

it('hands over nothing that was removed before', () => {
  const chosen = createChosenFiles({ isMany: () => true });
  chosen.add([aFile('a.pdf'), aFile('b.pdf')]);
  chosen.remove(chosen.store.getState().chosen[0]?.id ?? '');
  expect(names(chosen)).toEqual(['b.pdf']);
  chosen.clear();
  const { done, taker } = aTaker();

  chosen.handOver(taker);
  expect(done).toEqual([]);
});

it('lets a file take the place of another one where one is wanted', () => {
  const chosen = createChosenFiles({ isMany: () => false });
  chosen.add([aFile('a.pdf')]);
  chosen.add([aFile('b.pdf')]);

  expect(names(chosen)).toEqual(['b.pdf']);
});

it('keeps the refusal that came with a file for one, until the next file is chosen', () => {
  const chosen = createChosenFiles({ isMany: () => false });
  chosen.refuse([refusal('b.pdf')]);
  chosen.add([aFile('a.pdf')]);
  expect(names(chosen)).toEqual(['b.pdf', 'a.pdf']);

  chosen.add(
    [aFile('c.pdf')],
    chosen.store.getState().chosen.map(({ id }) => id),
  );
  expect(names(chosen)).toEqual(['c.pdf']);
});

it('hands over at once what is done later, also by who has asked before', () => {
  const { add, refuse, remove, retry, pause, resume, clear, handOver } = createChosenFiles({
    isMany: () => true,
  });
  const { done, taker } = aTaker();
  handOver(taker);

  add([aFile('a.pdf')]);
  refuse([refusal('b.pdf')]);
  for (const act of [remove, retry, pause, resume]) act('1');
  clear();
  expect(done).toEqual([
    'add a.pdf without an id',
    'refuse b.pdf without an id',
    'remove 1',
    'retry 1',
    'pause 1',
    'resume 1',
    'clear',
  ]);
});

it('keeps what is chosen while nothing takes it any more', () => {
  const chosen = createChosenFiles({ isMany: () => true });
  const first = aTaker();
  chosen.handOver(first.taker)();
  chosen.add([aFile('a.pdf')]);
  const second = aTaker();
  chosen.handOver(second.taker);

  expect(first.done).toEqual([]);
  expect(second.done).toHaveLength(1);
});

it.each([
  ['waiting', { phase: 'idle', canPause: false }],
  ['offline', { phase: 'active', progress: 0, held: 'offline', canPause: false }],
  [{ failed: 'Odśwież stronę.' }, { phase: 'error', message: 'Odśwież stronę.', retry: true, goesOn: true }],
] as const)('shows a file that waits: %o', (unsent, upload) => {
  expect(itemOfChosen({ id: '1', file: aFile('a.pdf') }, unsent)).toEqual({
    id: '1',
    name: 'a.pdf',
    size: 1,
    upload,
  });
});
