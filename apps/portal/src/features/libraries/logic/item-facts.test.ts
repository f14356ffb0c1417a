import { expect, it } from 'vitest';
import { factMessages } from '../messages/facts';
import { itemFacts, whereItemLies } from './item-facts';

it('names where a place, a commune and a district lie, in Polish what has no other name', () => {
  const where = (library: string, parent: string) => whereItemLies({ parent }, library, 'en');
  expect(where('MIEJSCOWOSCI', '3214-kobylanka-w')).toEqual({
    ...{ text: 'gmina Kobylanka, powiat stargardzki', lang: 'pl' },
  });
  expect(where('GMINY', '3214')).toEqual({ text: 'stargardzki', lang: 'pl' });
  expect(where('POWIAT', '32')).toEqual({ text: 'West Pomerania', lang: undefined });
  expect(where('POWIAT', '98')?.text).toBe('98');
  expect(whereItemLies({ parent: null }, 'KRAJ', 'en')).toBeUndefined();
});

it('tells of a commune what the rules count, and of other items nothing', () => {
  const extra = { type: 'wiejska', degurba: 3, in_zone: 'yes', has_nursery: 'no' };
  expect(itemFacts({ extra }, factMessages.pl)).toEqual([
    'stopień urbanizacji 3',
    'w strefie SSW',
    'bez żłobka',
  ]);
  expect(itemFacts({ extra: { rate: 1100 } }, factMessages.pl)).toEqual([]);
});
