import { describe, expect, it } from 'vitest';
import { tidyFreeText, tidyText } from './tidy-text';

describe('tidyText', () => {
  it.each([
    ['a no-break space', 'Anna\u00a0Maria', 'Anna Maria'],
    ['a thin space', 'Anna\u2009Maria', 'Anna Maria'],
    ['a narrow no-break space', '1\u202f140', '1 140'],
    ['a tabulator and a line end', 'Anna\t\nMaria', 'Anna Maria'],
    ['spaces in a row and outside', '  Anna   Maria ', 'Anna Maria'],
    ['a zero-width space', 'Anna\u200b', 'Anna'],
    ['a byte order mark', '\ufeffAnna', 'Anna'],
    ['a soft hyphen', 'Ko\u00adwalska', 'Kowalska'],
    ['marks of direction', '\u200e\u202a12\u202c\u2069', '12'],
    ['a no-break hyphen', 'FR/1\u20112027', 'FR/1-2027'],
    ['an en dash', 'Nowak\u2013Kowalska', 'Nowak-Kowalska'],
    ['an em dash with spaces', 'Nowak \u2014 Kowalska', 'Nowak - Kowalska'],
    ['a minus', '\u22125', '-5'],
    ['a full-width hyphen', 'a\uff0db', 'a-b'],
    ['a typographic apostrophe', 'O\u2019Hara', "O'Hara"],
    ['an acute accent', 'O\u00b4Connor', "O'Connor"],
    ['a Ukrainian apostrophe', 'Мар\u02bcяна', "Мар'яна"],
    ['decomposed letters', 'Zo\u0301łta', 'Zółta'],
  ])('%s', (_what, text, tidy) => {
    expect(tidyText(text)).toBe(tidy);
    expect(tidyText(tidy)).toBe(tidy);
  });
});

it('leaves free text its lines, its spaces and its dashes', () => {
  expect(tidyFreeText(' Zo\u0301łta\u200b –\u00a0tak.\n\n  „Nie” \u202e')).toBe(
    'Zółta –\u00a0tak.\n\n  „Nie”',
  );
  expect(tidyFreeText('👩‍👧')).toBe('👩‍👧');
});
