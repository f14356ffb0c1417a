import { describe, expect, it } from 'vitest';
import { displayCookie, readDisplayCookie } from './display-cookie';

describe('readDisplayCookie', () => {
  it.each([
    ['no cookie at all', '', {}],
    ['another cookie', 'var=1', {}],
    ['a broken one', 'display=%%%.font', {}],
    ['what is whole in a broken one', 'display=%%%.font-large', { font: 'large' }],
    ['a cookie among others', 'var=1; display=lang-en; x=y', { lang: 'en' }],
    ['none whose name only ends alike', 'mydisplay=lang-en', {}],
  ])('reads %s', (_what, cookies, chosen) => {
    expect(Object.fromEntries(readDisplayCookie(cookies))).toEqual(chosen);
  });

  it('reads back what was written', () => {
    const chosen = new Map([
      ['contrast', 'high'],
      ['font', 'medium'],
      ['dark', 'black'],
    ]);
    expect(readDisplayCookie(displayCookie(chosen).split(';')[0] ?? '')).toEqual(chosen);
  });
});
