import { describe, expect, it } from 'vitest';
import {
  DOT,
  HOSTILE_SAMPLES,
  hostileNestings,
  imageOfBytes,
  KEPT_SAMPLES,
} from '../testing/rich-text-samples';
import { cleanRichText } from './clean-rich-text';
import { isRichTextImage, isRichTextLink, keepsAttribute, RICH_TEXT, richTextTag } from './rich-text';

describe('isRichTextLink', () => {
  it.each([
    'https://urzad.example',
    'http://urzad.example/a?b=c#d',
    'mailto:anna@example.com',
    'MAILTO:anna@example.com?subject=Granty',
    'tel:+48000000011',
  ])('takes %s', (href) => {
    expect(isRichTextLink(href)).toBe(true);
  });

  it.each([
    '',
    'urzad.example',
    '/wnioski',
    '//urzad.example',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'blob:https://urzad.example/1',
    'mailto:',
    'mailto:a b@example.com',
    'tel:',
    'tel:+48 000',
    'https://anna:haslo@urzad.example',
  ])('refuses %j', (href) => {
    expect(isRichTextLink(href)).toBe(false);
  });
});

describe('isRichTextImage', () => {
  it.each([
    ['a dot', DOT, true],
    ['99,999 bytes', imageOfBytes(99_999), true],
    ['100,000 bytes', imageOfBytes(100_000), true],
    ['100,001 bytes', imageOfBytes(100_001), false],
    ['100,002 bytes', imageOfBytes(100_002), false],
    ['a drawing', 'data:image/svg+xml;base64,AAAA', false],
    ['other writing', 'data:image/png,AAAA', false],
    ['nothing', 'data:image/png;base64,', false],
    ['a space inside', 'data:image/png;base64,AA AA', false],
    ['another server', 'https://urzad.example/herb.png', false],
  ])('%s', (_name, src, isKept) => {
    expect(isRichTextImage(src)).toBe(isKept);
  });
});

it('knows no attribute by way of what every object has', () => {
  expect(keepsAttribute('constructor', 'name', 'x')).toBe(false);
  expect(richTextTag('constructor')).toBe('constructor');
});

describe('cleanRichText', () => {
  it.each([...KEPT_SAMPLES, ...HOSTILE_SAMPLES])('$name', ({ dirty, clean }) => {
    expect(cleanRichText(dirty)).toBe(clean);
    expect(cleanRichText(clean)).toBe(clean);
  });

  it('leaves nothing outside the list in any nesting', () => {
    const known = new RegExp(`^</?(?:${RICH_TEXT.tags.join('|')})(?: (?:alt|href|src)="[^"<>]*")*(?: /)?>$`);
    const found = hostileNestings()
      .flatMap((dirty) => cleanRichText(dirty).match(/<[^>]*>?/g) ?? [])
      .filter((tag) => !known.test(tag) || /javascript:|src="x"/.test(tag));
    expect([...new Set(found)]).toEqual([]);
  });
});

describe('cleanRichText and bombs', () => {
  it('keeps the formatting of a long text', () => {
    const long = '<p><strong>a</strong></p>'.repeat(1250);
    expect(cleanRichText(long)).toBe(long);
  });

  it('takes a text of more than 5,000 tags as letters, once and for all', () => {
    const cleaned = cleanRichText('<svg>'.repeat(5001));
    expect(cleaned).toBe('&lt;svg&gt;'.repeat(5001));
    expect(cleanRichText(cleaned)).toBe(cleaned);
  });

  it('drops tags deeper than fifty levels, not what they hold', () => {
    const cleaned = cleanRichText(`${'<blockquote>'.repeat(60)}słowo${'</blockquote>'.repeat(60)}`);
    expect(cleaned).toBe(`${'<blockquote>'.repeat(50)}słowo${'</blockquote>'.repeat(50)}`);
  });
});
