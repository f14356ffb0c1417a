import { describe, expect, it } from 'vitest';
import { judgedFiles } from './judged-files';

const agreement = new File(['%PDF-1.7'], 'umowa.pdf');
const annex = new File(['%PDF-1.7'], 'aneks.pdf');
const empty = new File([], 'pusty.pdf');

const emptiness = ({ size }: File) => (size === 0 ? 'empty' : undefined);

describe('judgedFiles', () => {
  it('accepts all that keep the rule, in their order', () => {
    expect(judgedFiles([agreement, empty, annex], true, emptiness)).toEqual({
      accepted: [agreement, annex],
      refused: [{ file: empty, code: 'empty' }],
    });
  });

  it('accepts the first where one is wanted', () => {
    expect(judgedFiles([agreement, annex], false, emptiness)).toEqual({
      accepted: [agreement],
      refused: [{ file: annex, code: 'too-many' }],
    });
  });

  it('does not count a refused one as the one that is wanted', () => {
    expect(judgedFiles([empty, agreement], false, emptiness)).toEqual({
      accepted: [agreement],
      refused: [{ file: empty, code: 'empty' }],
    });
  });

  it('tells the own reason of a second one', () => {
    expect(judgedFiles([agreement, empty], false, emptiness).refused).toEqual([
      { file: empty, code: 'empty' },
    ]);
  });
});
