import { online } from '@urzad/contract';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';

// The modules that are mocked here may be loaded already, and the test files that follow need the real ones.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

const asked = vi.hoisted(() => ({ ids: [] as string[] }));
vi.mock('../session/client', () => ({
  request: async (endpoint: unknown, { query }: { query: { ids: string } }) => {
    expect(endpoint).toBe(online.presence);
    asked.ids.push(query.ids);
    // The last person is one whom the caller may not see.
    const seen = query.ids
      .split(',')
      .map(Number)
      .filter((id) => id !== 130);
    return { data: seen.map((id) => ({ id, online_date: null })) };
  },
}));

const { askTogether } = await import('./ask-together');

beforeEach(() => {
  asked.ids = [];
});

it('asks for all people of one moment at once, each once, a hundred in a request', async () => {
  const people = Array.from({ length: 130 }, (_person, at) => at + 1);
  const answers = await Promise.all([...people, 1, 2].map(askTogether));
  expect(asked.ids.map((ids) => ids.split(',').length)).toEqual([100, 30]);
  expect(answers.slice(0, 2)).toEqual([
    { id: 1, online_date: null },
    { id: 2, online_date: null },
  ]);
  expect(answers[129]).toBeNull();
});

it('asks anew for what is asked later', async () => {
  await askTogether(1);
  await askTogether(1);
  expect(asked.ids).toEqual(['1', '1']);
});
