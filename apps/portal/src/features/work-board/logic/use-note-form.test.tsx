import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { BoardNote } from '@urzad/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { BOARDS, type WorkBoard } from './boards';
import { discard, restore } from './note-restoring';
import { useNoteForm } from './use-note-form';

// The modules that are mocked here may be loaded already, and the test files that follow need the real ones.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

const kept = vi.hoisted(() => new Map<string, { values: unknown }>());
vi.mock('idb-keyval', () => ({
  set: async (key: string, value: { values: unknown }) => void kept.set(key, value),
  del: async (key: string) => void kept.delete(key),
}));
const setNote = vi.hoisted(() => vi.fn());
vi.mock('./note-requests', () => ({ addNote: vi.fn(), setNote, showNote: vi.fn() }));
beforeEach(() => kept.clear());

const CASES = BOARDS.find(({ code }) => code === 'cases') as WorkBoard;
const NOTE = {
  ...{ id: 9, row_version: 2, id_board: 4, column: 'new', status: 'open', title: 'Zadzwonić' },
  ...{ text: 'W sprawie miejsc.', due_date: null, readers: 'office', is_own: 'yes', steps: ['set'] },
  ...{ labels: ['PILNE'], points: [{ text: 'Numer', done: 'yes' }] },
} as unknown as BoardNote;

type Hook = ReturnType<typeof useNoteForm>;

function Using({
  options,
  hand,
}: {
  options: Parameters<typeof useNoteForm>[0];
  hand: (hook: Hook) => void;
}) {
  hand(useNoteForm(options));
  return null;
}

/** The form of the note as it is opened, with what was kept before. */
function opened(values: Record<string, unknown> = {}): Hook {
  const hooks: Hook[] = [];
  const draft = { values, rowVersion: 0, date: '2027-02-10T09:00:00.000Z' };
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <Using
        options={{ board: CASES, note: NOTE, kept: draft, onSaved: () => undefined }}
        hand={(hook) => hooks.push(hook)}
      />
    </QueryClientProvider>,
  );
  const [hook] = hooks;
  if (!hook) throw new Error('The form was not rendered.');
  // What `useForm` does with its `values` once it is in the page.
  hook.form.reset(hook.values, { keepFieldsRef: true });
  return hook;
}

it('keeps in this browser what was typed and not saved, and forgets it with the save', async () => {
  const { draft, send, values } = opened();
  await draft.keep({ ...values, text: 'Moja treść' });
  expect([...kept.keys()]).toEqual([expect.stringMatching(/^draft:0:boardnote-9@/)]);
  expect([...kept.values()]).toMatchObject([{ values: { text: 'Moja treść' } }]);
  setNote.mockResolvedValueOnce(NOTE);
  await send({ ...values, text: 'Moja treść' });
  expect(kept.size).toBe(0);
});

it('sends the texts of the checklist and the labels, and begins with those that were kept', async () => {
  const { form, isRestored, send, values } = opened({ points: ['Numer', 'Adres'], labels: 'PILNE' });
  expect([isRestored, values.points, values.labels]).toEqual([true, ['Numer'], ['PILNE']]);
  restore(form, { points: ['Numer', 'Adres'] });
  setNote.mockResolvedValueOnce(NOTE);
  await send(form.getValues());
  const sent = { labels: ['PILNE'], points: ['Numer', 'Adres'] };
  expect(setNote).toHaveBeenLastCalledWith(NOTE, expect.objectContaining(sent), expect.any(String));
});

it('keeps it when the save is refused', async () => {
  const { draft, send, values } = opened();
  await draft.keep({ ...values, text: 'Moja treść' });
  setNote.mockRejectedValueOnce(new Error('refused'));
  await expect(send({ ...values, text: 'Moja treść' })).rejects.toThrow('refused');
  expect(kept.size).toBe(1);
});

it('begins with what was kept, and says so', () => {
  const { form, isRestored, values } = opened({ text: 'Moja treść' });
  expect(isRestored).toBe(true);
  restore(form, { text: 'Moja treść' });
  expect(form.getValues()).toEqual({ ...values, text: 'Moja treść' });
  expect(opened().isRestored).toBe(false);
});

it('keeps nothing of what was discarded', () => {
  const { form, draft, values } = opened();
  const { stop } = draft.follow(form);
  restore(form, { text: 'Moja treść' });
  discard(form, values);
  stop();
  expect([...kept.values()]).toMatchObject([{ values: {} }]);
  expect(JSON.stringify([...kept.values()])).not.toContain('Moja treść');
});
