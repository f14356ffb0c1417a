import { describe, expect, it } from 'vitest';
import { typesetWords } from './typeset-words';

describe('typesetWords', () => {
  const port = (text: string) => text.replaceAll(' w ', ' w\u00a0');
  const words = {
    save: 'Zapisz w szkicu',
    step: { next: 'Dalej w prawo' },
    left: (count: number) => `Zostało ${count} w tym dniu`,
    list: ['w domu', 'raz w roku'],
    limit: 3,
  };

  it('sets texts, nested ones, those of functions and of lists', () => {
    const set = typesetWords(words, port, 'pl');

    expect(set).toMatchObject({
      save: 'Zapisz w\u00a0szkicu',
      step: { next: 'Dalej w\u00a0prawo' },
      list: ['w domu', 'raz w\u00a0roku'],
      limit: 3,
    });
    expect(set.left(2)).toBe('Zostało 2 w\u00a0tym dniu');
  });

  it('gives the same object again, and another one for another way of setting', () => {
    const same = typesetWords(words, port, 'pl');

    expect(typesetWords(words, port, 'pl')).toBe(same);
    expect(typesetWords(words, (text) => text.toUpperCase(), 'pl').save).toBe('ZAPISZ W SZKICU');
  });
});
