import { describe, expect, test } from 'vitest';
import { itemsOf, matchingItems, withListed } from './listed-items';

const PLACES = [
  { value: '17', label: 'Klub „Miś”, Łobez' },
  { value: '18', label: 'Żłobek „Bajka”, Szczecin' },
  { value: '21', label: 'Żłobek „Tęcza”, Stargard' },
];
const valuesOf = (items: readonly { value: string }[]) => items.map(({ value }) => value);

describe('matchingItems', () => {
  test.each([
    ['', ['17', '18', '21']],
    ['zlobek', ['18', '21']],
    ['ŻŁOBEK', ['18', '21']],
    ['lob', ['17', '18', '21']],
    ['szczecin żłobek', ['18']],
    ['  mis  ', ['17']],
    ['nic', []],
  ])('%j finds %j', (text, values) => {
    expect(valuesOf(matchingItems(PLACES, text))).toEqual(values);
  });
});

describe('itemsOf', () => {
  test('keeps the order of the values and shows an unknown one as it is', () => {
    expect(itemsOf(['21', '99'], PLACES)).toEqual([PLACES[2], { value: '99', label: '99' }]);
  });

  test('believes the item met last', () => {
    const renamed = [...PLACES, { value: '17', label: 'Klub „Żuczek”' }];
    expect(itemsOf(['17'], renamed)).toEqual([{ value: '17', label: 'Klub „Żuczek”' }]);
  });
});

describe('withListed', () => {
  const listed = PLACES.slice(1);

  test('adds what is listed after what was chosen, once', () => {
    expect(withListed(['17', '21'], listed, true)).toEqual(['17', '21', '18']);
  });

  test('takes away only what is listed', () => {
    expect(withListed(['17', '21', '18'], listed, false)).toEqual(['17']);
  });
});
