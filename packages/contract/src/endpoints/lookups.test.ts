import { expect, it, vi } from 'vitest';
import { autocompleteLookup, objectsLookup } from './lookups';

const HOUSE = { value: '17', label: 'Żłobek „Bajka”, Szczecin' };
const signal = { aborted: false };

it('asks for suggestions and reads them from the data', async () => {
  const ask = vi.fn(async () => ({ data: [HOUSE], count: 1, next: 'x' }));

  await expect(autocompleteLookup({ ask })('baj', signal)).resolves.toEqual([HOUSE]);
  expect(ask).toHaveBeenCalledWith({ ret_type: 'autocomplete', has_text: 'baj' }, signal);
});

it('asks for objects as the picker does, and reads how many there are', async () => {
  const ask = vi.fn(async () => ({ data: [{ ...HOUSE, image: '/bajka.png' }], count: 240 }));

  await expect(objectsLookup({ ask })('', signal)).resolves.toEqual({
    items: [{ ...HOUSE, image: '/bajka.png' }],
    count: 240,
  });
  expect(ask).toHaveBeenCalledWith({ ret_type: 'autocomplete', has_text: '', test: 'test' }, signal);
});

it('carries the text under the name that a list wants', async () => {
  const ask = vi.fn(async () => ({ data: [] }));
  await autocompleteLookup({ ask, textName: 'q' })('baj', signal);
  expect(ask).toHaveBeenCalledWith({ ret_type: 'autocomplete', q: 'baj' }, signal);
});

it.each([null, {}, { data: [{ value: 17 }] }, { data: [HOUSE], count: -1 }, { data: [HOUSE] }])(
  'takes %j for no answer of objects',
  async (body) => {
    await expect(objectsLookup({ ask: async () => body })('', signal)).rejects.toThrow();
  },
);

it('rejects what the address rejects', async () => {
  const ask = () => Promise.reject(new Error('offline'));
  await expect(autocompleteLookup({ ask })('baj', signal)).rejects.toThrow('offline');
});
