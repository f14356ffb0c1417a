import { describe, expect, it } from 'vitest';
import { isUrl } from './url';

describe('isUrl', () => {
  it.each([
    'https://example.com',
    'http://www.urzad.example/granty/2027?strona=2#terminy',
    'HTTPS://Example.COM:8443/',
    'https://żłobek-pod-lipą.example',
    `https://example.com/${'a'.repeat(2028)}`,
  ])('accepts %s', (text) => {
    expect(isUrl(text)).toBe(true);
  });

  it.each([
    ['no scheme', 'www.example.com'],
    ['another scheme', 'ftp://example.com'],
    ['a script', 'javascript:alert(1)//https://example.com'],
    ['a document in itself', 'data:text/html,https://example.com'],
    ['a name and a password', 'https://anna:haslo@example.com'],
    ['no ending', 'https://example'],
    ['an empty label', 'https://example..com'],
    ['a label that begins with a dash', 'https://-example.com'],
    ['a space', 'https://example.com/moje granty'],
    ['a new line', 'https://example.com\nhttps://example.com'],
    ['2049 characters', `https://example.com/${'a'.repeat(2029)}`],
    ['nothing', ''],
  ])('refuses %s', (_reason, text) => {
    expect(isUrl(text)).toBe(false);
  });

  it('answers at once to a long host that fits nothing', () => {
    // A pattern with exponential backtracking would not end before the timeout of the test.
    expect(isUrl(`https://${'a-'.repeat(1000)}`)).toBe(false);
  });
});
