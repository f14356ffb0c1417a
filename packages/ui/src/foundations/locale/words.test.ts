import { describe, expect, it, vi } from 'vitest';
import { type LabelSet, withGiven, wordsIn } from './words';

interface Words {
  save: string;
  hint?: string;
  step?: { next: string; back?: string };
}

describe('wordsIn', () => {
  it('gives the words of the language', () => {
    const onMissing = vi.fn();
    const set: LabelSet<Words> = { pl: { save: 'Zapisz' }, en: { save: 'Save' } };

    expect(wordsIn(set, 'en', onMissing)).toEqual({ save: 'Save' });
    expect(wordsIn(set, 'pl', onMissing)).toEqual({ save: 'Zapisz' });
    expect(onMissing).not.toHaveBeenCalled();
  });

  it('falls back to the Polish text and tells of the gap once', () => {
    const onMissing = vi.fn();
    const set: LabelSet<Words> = {
      pl: { save: 'Zapisz', hint: 'Szkic', step: { next: 'Dalej', back: 'Wstecz' } },
      en: { save: 'Save', step: { next: 'Next' } },
    };

    expect(wordsIn(set, 'en', onMissing)).toEqual({
      save: 'Save',
      hint: 'Szkic',
      step: { next: 'Next', back: 'Wstecz' },
    });
    expect(wordsIn(set, 'en', onMissing)).toBe(wordsIn(set, 'en', onMissing));
    expect(onMissing.mock.calls).toEqual([
      [{ locale: 'en', key: 'step.back' }],
      [{ locale: 'en', key: 'hint' }],
    ]);
  });

  it('is empty where Polish has no text either', () => {
    const onMissing = vi.fn();
    const set: LabelSet<Words> = { pl: { save: 'Zapisz' }, en: { save: 'Save', hint: 'Draft' } };

    expect(wordsIn(set, 'pl', onMissing)).toEqual({ save: 'Zapisz', hint: '' });
    expect(onMissing).toHaveBeenCalledExactlyOnceWith({ locale: 'pl', key: 'hint' });
  });

  it('keeps an empty text that was meant', () => {
    const onMissing = vi.fn();
    const set: LabelSet<Words> = { pl: { save: 'Zapisz' }, en: { save: '' } };

    expect(wordsIn(set, 'en', onMissing).save).toBe('');
    expect(onMissing).not.toHaveBeenCalled();
  });

  it('names the widget whose text is missing', () => {
    const onMissing = vi.fn();
    const set: LabelSet<Words> = {
      widget: 'Draft',
      pl: { save: 'Zapisz', hint: 'Szkic' },
      en: { save: 'Save' },
    };

    wordsIn(set, 'en', onMissing);
    expect(onMissing).toHaveBeenCalledExactlyOnceWith({ locale: 'en', key: 'hint', widget: 'Draft' });
  });
});

describe('withGiven', () => {
  const words = { save: 'Zapisz', step: { next: 'Dalej', back: 'Wstecz' } };

  it('replaces what is given, nested words too, and gives the same object again', () => {
    const given = { step: { next: 'Далі' } };
    const made = withGiven(words, given);

    expect(made).toEqual({ save: 'Zapisz', step: { next: 'Далі', back: 'Wstecz' } });
    expect(withGiven(words, given)).toBe(made);
    expect(withGiven(words, undefined)).toBe(words);
  });
});
