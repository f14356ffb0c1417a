import { parse } from 'content-disposition';
import { expect, it } from 'vitest';
import { dispositionOf } from './serve-file';

it.each([
  ['umowa.pdf', 'umowa.pdf'],
  ['Żółw, łąka.pdf', 'Zolw- laka.pdf'],
  ['„umowa” (1).pdf', '-umowa- (1).pdf'],
  ['a"; filename="b.exe', 'a-- filename--b.exe'],
  ['a\\b.pdf', 'a-b.pdf'],
  ['100%20.pdf', '100-20.pdf'],
  ['a\r\nX-Evil: 1\u0000.pdf', 'a--X-Evil- 1-.pdf'],
  ['🙂.pdf', '--.pdf'],
])('gives %j whole, and as %j to clients of old', (name, ascii) => {
  const header = dispositionOf('attachment', name);

  expect(header).toMatch(/^attachment; [\x20-\x7e]+$/);
  expect(parse(header)).toEqual({
    type: 'attachment',
    parameters: expect.objectContaining({ filename: name }),
  });
  expect(parse(header, { extended: false }).parameters.filename).toBe(ascii);
});

it('says that a file is shown', () => {
  expect(dispositionOf('inline', 'umowa.pdf')).toMatch(/^inline; /);
});

it('does not fall over half of a sign', () => {
  expect(parse(dispositionOf('inline', 'a\ud83d.pdf')).parameters.filename).toBe('a\ufffd.pdf');
});
