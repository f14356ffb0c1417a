import { expect, it } from 'vitest';
import { phoneHref } from './phone-href';

it.each([
  ['(00) 123 45 61', 'tel:001234561'],
  ['+48 12 345 67 89', 'tel:+48123456789'],
])('a phone calls %s at %s', (written, href) => {
  expect(phoneHref(written)).toBe(href);
});
