import { describe, expect, it } from 'vitest';
import { readingOf, type StructElement, type TextPart, textByContent } from './page-reading';

const begin = (id: string): TextPart => ({ type: 'beginMarkedContentProps', id });
const end: TextPart = { type: 'endMarkedContent' };
const line = (str: string, hasEOL = false): TextPart => ({ str, hasEOL });
const content = (id: string) => ({ type: 'content', id });
const element = (role: string, ...children: StructElement['children'][number][]): StructElement => ({
  role,
  children,
});

describe('textByContent', () => {
  it('joins the lines of one content by a space', () => {
    const texts = textByContent([begin('a'), line('Urząd zwraca', true), line('część kosztów'), end]);
    expect(texts.get('a')).toBe('Urząd zwraca część kosztów');
  });

  it('gives text inside an unnamed content to the named one around it', () => {
    const texts = textByContent([begin('a'), { type: 'beginMarkedContent' }, line('820,00 zł'), end, end]);
    expect(texts.get('a')).toBe('820,00 zł');
  });

  it('leaves out what belongs to no content: page numbers, ornaments', () => {
    expect([...textByContent([line('strona 1')])]).toEqual([]);
  });
});

describe('readingOf', () => {
  it('keeps headings with their level, paragraphs and lists', () => {
    const tree = element(
      'Root',
      element(
        'Document',
        element('H2', content('h')),
        element('P', content('p')),
        element('L', element('LI', element('Lbl', content('n')), element('LBody', content('t')))),
      ),
    );
    const items = [
      ...[begin('h'), line('§ 1. Przedmiot'), end, begin('p'), line('Urząd zwraca.'), end],
      ...[begin('n'), line('1.'), end, begin('t'), line('Kwota'), end],
    ];
    expect(readingOf(tree, items)).toEqual([
      { role: 'heading', level: 2, parts: ['§ 1. Przedmiot'] },
      { role: 'paragraph', parts: ['Urząd zwraca.'] },
      { role: 'list', parts: [{ role: 'listitem', parts: ['1.', ' ', 'Kwota', ' '] }] },
    ]);
  });

  it('puts a list that stands between items into the item before it, or into one of its own', () => {
    const item = (id: string) => element('LI', element('LBody', content(id)));
    const tree = element('Root', element('L', element('L', item('a')), item('b'), element('L', item('c'))));
    const items = ['a', 'b', 'c'].flatMap((id) => [begin(id), line(id), end]);
    const listOf = (id: string) => ({ role: 'list', parts: [{ role: 'listitem', parts: [id, ' '] }] });
    expect(readingOf(tree, items)).toEqual([
      {
        role: 'list',
        parts: [
          { role: 'listitem', parts: [listOf('a')] },
          { role: 'listitem', parts: ['b', ' ', listOf('c')] },
        ],
      },
    ]);
  });

  it('leaves out the head of a table that stands on the page before, and keeps a cell without words', () => {
    const row = (role: string, ...ids: string[]) =>
      element('TR', ...ids.map((id) => element(role, content(id))));
    const tree = element(
      'Root',
      element('Table', element('THead', row('TH', 'x', 'y')), element('TBody', row('TD', 'a', 'z'))),
    );
    expect(readingOf(tree, [begin('a'), line('Imię'), end])).toEqual([
      {
        role: 'table',
        parts: [
          {
            role: 'rowgroup',
            parts: [
              {
                role: 'row',
                parts: [
                  { role: 'cell', parts: ['Imię'] },
                  { role: 'cell', parts: [''] },
                ],
              },
            ],
          },
        ],
      },
    ]);
  });

  it('puts no space around words set apart inside a line', () => {
    const tree = element('Root', element('P', content('a'), element('Strong', content('b')), content('c')));
    const items = [
      begin('a'),
      line('a Panią '),
      end,
      begin('b'),
      line('Natalią'),
      end,
      begin('c'),
      line(', zwaną'),
      end,
    ];
    expect(readingOf(tree, items)[0]?.parts.join('')).toBe('a Panią Natalią, zwaną');
  });

  it('keeps the words that stand for a picture', () => {
    const tree = element('Root', { ...element('Figure'), alt: 'Znak programu' });
    expect(readingOf(tree, [])).toEqual([{ role: 'figure', label: 'Znak programu', parts: [] }]);
  });

  it('keeps the rows and cells of a table', () => {
    const tree = element(
      'Root',
      element(
        'Table',
        element('THead', element('TR', element('TH', content('a')))),
        element('TBody', element('TR', element('TD', content('b')))),
      ),
    );
    const items = [begin('a'), line('Miesiąc'), end, begin('b'), line('Styczeń'), end];
    expect(JSON.stringify(readingOf(tree, items))).toContain('"columnheader","parts":["Miesiąc"]');
    expect(JSON.stringify(readingOf(tree, items))).toContain('"cell","parts":["Styczeń"]');
  });

  it('reads a page without tags as one paragraph, and an empty one as nothing', () => {
    expect(readingOf(null, [line('Rachunek', true), line('820,00 zł')])).toEqual([
      { role: 'paragraph', parts: ['Rachunek 820,00 zł'] },
    ]);
    expect(readingOf(null, [])).toEqual([]);
  });
});
