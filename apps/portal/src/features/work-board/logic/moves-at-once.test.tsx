import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { BoardNote } from '@urzad/contract';
import { LocaleProvider } from '@urzad/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, it, vi } from 'vitest';
import { BOARDS, type WorkBoard } from './boards';
import { useMove } from './use-move';
import { useNoteMove } from './use-note-move';
import type { WorkCard } from './work-card';

// The modules that are mocked here may be loaded already, and the test files that follow need the real ones.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

const sent = vi.hoisted(() => vi.fn<() => Promise<never>>(() => new Promise(() => undefined)));
vi.mock('./note-requests', () => ({ moveNote: sent, reloadNotes: vi.fn(), showNote: vi.fn() }));
vi.mock('../api', () => ({ KEYS: {}, TakenMeanwhile: class {}, takeCard: sent }));
vi.mock('./move-plan', () => ({ planOf: () => ({ kind: 'run' }) }));

const CASES = BOARDS.find(({ code }) => code === 'cases') as WorkBoard;
const CARDS = [1, 2].map((id) => ({ id, number: `S/${id}`, status: 'new' }) as WorkCard);
const titleOf = (column: string) => column;
const wait = expect.objectContaining({ text: expect.stringContaining('jeszcze trwa') });

function Using({ hand }: { hand: () => void }) {
  hand();
  return null;
}

/** What a hook hands out. */
function handed<Handed>(use: () => Handed): Handed {
  const found: Handed[] = [];
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <LocaleProvider locale="pl">
        <Using hand={() => void found.push(use())} />
      </LocaleProvider>
    </QueryClientProvider>,
  );
  return found[0] as Handed;
}

it('says of a second note that the move before is still under way', () => {
  const onStay = vi.fn();
  const move = handed(() => useNoteMove({ titleOf, onStay }));
  move({ id: 1 } as BoardNote, 'open');
  move({ id: 2 } as BoardNote, 'open');
  expect(onStay.mock.calls).toEqual([[undefined], [wait]]);
  expect(onStay).toHaveBeenLastCalledWith(expect.objectContaining({ id: 2 }));
});

it('says of a second card that the move before is still under way, and in which column it stays', () => {
  const onStay = vi.fn();
  const move = handed(() => useMove({ board: CASES, cards: CARDS, titleOf, onStay }));
  move('1', 'open');
  move('2', 'open');
  expect(onStay.mock.calls).toEqual([[undefined], [wait]]);
  expect(onStay).toHaveBeenLastCalledWith(expect.objectContaining({ card: 2, column: 'new' }));
});
