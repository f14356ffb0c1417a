import { describe, expect, it } from 'vitest';
import { isScreenPath } from './router-link';

describe('isScreenPath', () => {
  it.each(['/', '/login', '/login?next=1', '/apiary', '/privacy-policy#a11y'])(
    'takes %s to a screen',
    (href) => {
      expect(isScreenPath(href)).toBe(true);
    },
  );

  it.each([
    '/api/uploads/get',
    '/outbox',
    '/pdf/instrukcja.pdf',
    '//example.com/login',
    'https://example.com/login',
    'mailto:a@example.com',
    '#main',
  ])('leaves %s to the browser', (href) => {
    expect(isScreenPath(href)).toBe(false);
  });
});
