import { expect, it } from 'vitest';
import { visitorOfCookies } from './visitor';

it.each([
  ['', 'pl', false],
  ['display=contrast-high.lang-en', 'en', false],
  ['a=1; display=info-read.lang-en.font-large; b=2', 'en', true],
  ['display=lang-pl.info-read', 'pl', true],
  ['display=lang-enx.info-reader', 'pl', false],
  ['other=lang-en', 'pl', false],
  ['display=%E0%A4%A', 'pl', false],
])('reads %s as a visitor who speaks %s', (cookies, lang, isInformed) => {
  expect(visitorOfCookies(cookies)).toEqual({ settings: { lang }, isInformed });
});
