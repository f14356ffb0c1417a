import { describe, expect, it } from 'vitest';
import { exactMomentText, templateInput } from './template-input';

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
      sent: { day: '11 lutego 2027 r.', moment: '11 lutego 2027 r., godz. 00:30:00.007' },
    });
  });
});

describe('exactMomentText', () => {
  it.each([
    ['2026-11-03T07:00:00.412Z', '3 listopada 2026 r., godz. 08:00:00.412'],
    ['2027-03-28T00:59:59.999Z', '28 marca 2027 r., godz. 01:59:59.999'],
    ['2027-03-28T01:00:00.000Z', '28 marca 2027 r., godz. 03:00:00.000'],
  ])('writes %s as %s', (instant, text) => {
    expect(exactMomentText(new Date(instant))).toBe(text);
  });
});
