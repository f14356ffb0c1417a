import { describe, expect, it } from 'vitest';
import { isWordListSign, wordListItem } from './word-list';

describe('wordListItem', () => {
  it.each([
    ['text-indent:-18.0pt;mso-list:l0 level1 lfo1', '·', { level: 1, isOrdered: false, number: 1 }],
    ['mso-list: l12 level3 lfo4; margin:0', 'o', { level: 3, isOrdered: false, number: 1 }],
    ['MSO-LIST:L1 LEVEL2 LFO2', ' 7. ', { level: 2, isOrdered: true, number: 7 }],
    ['mso-list:l1 level1 lfo2', 'b)', { level: 1, isOrdered: true, number: 1 }],
    ['mso-list:l1 level1 lfo2', '(iv)', { level: 1, isOrdered: true, number: 1 }],
    ['mso-list:l1 level1 lfo2', '', { level: 1, isOrdered: false, number: 1 }],
  ])('reads %j with the sign %j', (style, sign, item) => {
    expect(wordListItem(style, sign)).toEqual(item);
  });

  it.each(['', 'margin-left:36.0pt', 'mso-list:Ignore', 'mso-list:none'])('sees no item in %j', (style) => {
    expect(wordListItem(style, '1.')).toBeUndefined();
  });
});

it('knows the drawn sign of an item', () => {
  expect(isWordListSign('font:7.0pt;mso-list:Ignore')).toBe(true);
  expect(isWordListSign('mso-list:l0 level1 lfo1')).toBe(false);
});
