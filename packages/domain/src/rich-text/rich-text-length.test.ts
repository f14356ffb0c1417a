import { describe, expect, it } from 'vitest';
import { isRichTextEmpty, richTextLength } from './rich-text-length';

describe('richTextLength', () => {
  it.each([
    ['', 0],
    ['Nabór', 5],
    ['<p>Nabór <strong>od</strong> maja</p>', 13],
    ['<p>a</p><p>b</p>', 2],
    ['<p>a<br>b</p>', 3],
    ['<p>Bajka &amp; S-ka</p>', 12],
    ['<p>1&nbsp;500&nbsp;zł</p>', 8],
    ['<p><img src="data:image/png;base64,AAAA" alt="Plan dojazdu"></p>', 1],
    ['<p>a &lt;b&gt;</p>', 5],
  ])('counts %j as %i', (html, length) => {
    expect(richTextLength(html)).toBe(length);
  });
});

describe('isRichTextEmpty', () => {
  it.each(['', '<p></p>', '<p> </p>', '<p>&nbsp;</p><p><br></p>', '<ul><li></li></ul>', '<hr>'])(
    'finds nothing in %j',
    (html) => {
      expect(isRichTextEmpty(html)).toBe(true);
    },
  );

  it.each(['<p>a</p>', '<p><img src="data:image/png;base64,AAAA" alt=""></p>', '&amp;'])(
    'finds something in %j',
    (html) => {
      expect(isRichTextEmpty(html)).toBe(false);
    },
  );
});
