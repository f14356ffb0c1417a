import { describe, expect, it } from 'vitest';
import { rewriteTyped } from './rewrite-typed';

const inThrees = (text: string) => (text.replace(/[^0-9]/g, '').match(/.{1,3}/g) ?? []).join(' ');

/** `|` marks the caret. */
function typed(text: string) {
  const caret = text.indexOf('|');
  const control = {
    value: text.replace('|', ''),
    selectionStart: caret,
    setSelectionRange: (start: number) => {
      control.selectionStart = start;
    },
  };
  return control;
}

describe('rewriteTyped', () => {
  it.each([
    ['600123|', '600 123|'],
    ['6001|', '600 1|'],
    ['60|0123', '60|0 123'],
    ['600 9|123', '600 9|12 3'],
    ['600|123', '600| 123'],
    ['ab|', '|'],
    ['600 123|', '600 123|'],
  ])('writes %s as %s', (before, after) => {
    const control = typed(before);
    rewriteTyped(control, inThrees);
    const { value, selectionStart } = control;
    expect(`${value.slice(0, selectionStart)}|${value.slice(selectionStart)}`).toBe(after);
  });
});
