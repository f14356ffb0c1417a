import { describe, expect, it } from 'vitest';
import { displayCookie, parseDisplay } from './display';

const defaults = { contrast: 'normal', font: 'small', lang: 'pl' };

describe('parseDisplay', () => {
  it.each([
    ['no cookie at all', '', defaults],
    ['another cookie', 'var=1', defaults],
    ['a broken one', 'display=%%%', defaults],
    ['an unknown choice', 'display=contrast-max.font-large', { ...defaults, font: 'large' }],
    ['a cookie among others', 'var=1; display=lang-en; x=y', { ...defaults, lang: 'en' }],
  ])('reads %s', (_what, cookies, display) => {
    expect(parseDisplay(cookies)).toEqual(display);
  });

  it('reads back what was written', () => {
    const display = { contrast: 'high', font: 'medium', lang: 'en' } as const;
    expect(parseDisplay(displayCookie(display).split(';')[0] ?? '')).toEqual(display);
  });
});
