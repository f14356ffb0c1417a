import { describe, expect, it } from 'vitest';
import { templateInput } from './template-input';

const latinOnly = (character: string) => /[\p{Script=Latin} ]/u.test(character);

describe('templateInput', () => {
  it('reaches texts in lists and objects and leaves other values', () => {
    const value = { name: 'Ż😀', list: ['\u200B', { n: 1, no: null, yes: true }] };

    expect(templateInput(value, latinOnly)).toEqual({
      name: 'Ż[U+1F600]',
      list: ['[U+200B]', { n: 1, no: null, yes: true }],
    });
  });

  it('writes a moment in Polish words and time', () => {
    expect(templateInput({ sent: new Date('2027-02-10T23:30:00.007Z') }, latinOnly)).toEqual({
      sent: { day: '11\u00a0lutego 2027\u00a0r.', moment: '11\u00a0lutego 2027\u00a0r., 00:30:00,007' },
    });
  });
});
