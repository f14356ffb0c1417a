import { describe, expect, it } from 'vitest';
import { comparePolish, polishSortKey } from './polish-order';

describe('polishSortKey', () => {
  it.each([
    ['Cieśla', 'Ćwik'],
    ['Ćwik', 'Dąb'],
    ['Lis', 'Łoś'],
    ['Łoś', 'Mak'],
    ['azur', 'ąb'],
    ['źle', 'żaba'],
    ['Anna Maria', 'Annabel'],
    ['Nowak', 'Nowak-Lis'],
    ['9', 'a'],
  ])('puts %s before %s', (first, second) => {
    expect(polishSortKey(first) < polishSortKey(second)).toBe(true);
    expect(comparePolish(first, second)).toBe(-1);
    expect(comparePolish(second, first)).toBe(1);
  });

  it('sorts the alphabet as the collator of the language does', () => {
    const alphabet = [...'aąbcćdeęfghijklłmnńoópqrsśtuvwxyzźż'];
    const byCollator = alphabet.toSorted(new Intl.Collator('pl').compare);

    expect(alphabet.toReversed().toSorted(comparePolish)).toEqual(byCollator);
  });

  it('sees no difference in case or in the way a letter is stored', () => {
    expect(comparePolish('ŻÓŁĆ', 'Żółć'.normalize('NFD'))).toBe(0);
  });
});
