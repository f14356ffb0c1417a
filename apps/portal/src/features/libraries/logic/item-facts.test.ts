import { expect, it } from 'vitest';
import { factMessages } from '../messages/facts';
import { itemFacts } from './item-facts';

const pl = { locale: 'pl', words: factMessages.pl } as const;

it('names where a place, a commune and a district lie', () => {
  const facts = (library: string, parent: string) => itemFacts({ parent, extra: {} }, { ...pl, library });
  expect(facts('MIEJSCOWOSCI', '3214-kobylanka-w')).toEqual(['gmina Kobylanka, powiat stargardzki']);
  expect(facts('GMINY', '3214')).toEqual(['stargardzki']);
  expect(facts('POWIAT', '32')).toEqual(['zachodniopomorskie']);
  expect(facts('POWIAT', '98')).toEqual(['98']);
});

it('tells of a commune what the rules count, and of other items nothing', () => {
  const extra = { type: 'wiejska', degurba: 3, in_zone: 'yes', has_nursery: 'no' };
  expect(itemFacts({ parent: null, extra }, { ...pl, library: 'GMINY' })).toEqual([
    'DEGURBA 3',
    'w strefie SSW',
    'bez żłobka',
  ]);
  expect(itemFacts({ parent: null, extra: { rate: 1100 } }, { ...pl, library: 'ODSETKI' })).toEqual([]);
});
