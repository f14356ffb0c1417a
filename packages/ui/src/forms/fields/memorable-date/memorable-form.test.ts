import { describe, expect, it } from 'vitest';
import { joinParts, memorableForm, pastedParts, splitParts } from './memorable-form';

describe('memorableForm', () => {
  it.each([
    ['4.1.2027', '2027-01-04', '4.1.2027'],
    ['04.01.1944', '1944-01-04', '4.1.1944'],
    ['2027-01-04', '2027-01-04', '4.1.2027'],
    ['31.2.2027', '31.2.2027', '31.2.2027'],
    ['4.1.27', '4.1.27', '4.1.27'],
    ['4..', '4..', '4..'],
    ['', '', ''],
  ])('reads %j as %j and shows %j', (boxes, value, shown) => {
    expect(memorableForm.read(boxes)).toBe(value);
    expect(memorableForm.write(value)).toBe(shown);
  });

  it.each([
    ['31.2.2027', '31.2.2027'],
    [' 31 - 02 - 2027 r.', '31.02.2027'],
    ['31.2', undefined],
    ['31.2.27', undefined],
    ['dzisiaj', undefined],
    ['31.2.2027 1.3.2027', undefined],
  ])('takes a pasted %j for the boxes %j', (text, boxes) => {
    expect(pastedParts(text)).toBe(boxes);
  });

  it('joins the boxes and takes them apart', () => {
    expect(splitParts(joinParts({ day: '4', month: '', year: '2027' }))).toEqual({
      day: '4',
      month: '',
      year: '2027',
    });
    expect(joinParts({ day: '', month: '', year: '' })).toBe('');
  });
});
