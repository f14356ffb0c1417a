import { describe, expect, it } from 'vitest';
import { differingFields, keptMarks, type Marks, marksOf, progressOf, withVerdict } from './review-marks';

const MARKS: Marks = {
  firstname: { state: 'ok' },
  pesel: { state: 'remark', text: ' Brakuje cyfry. ' },
  city: { state: 'remark', text: '  ' },
};

it('keeps agreements and remarks with words, and not a remark that says nothing yet', () => {
  expect(keptMarks(MARKS)).toEqual([
    { field: 'firstname', state: 'ok' },
    { field: 'pesel', state: 'remark', text: 'Brakuje cyfry.' },
  ]);
});

it('reads back what was kept', () => {
  expect(marksOf(keptMarks(MARKS))).toEqual({
    firstname: { state: 'ok' },
    pesel: { state: 'remark', text: 'Brakuje cyfry.' },
  });
});

describe('withVerdict', () => {
  it('agrees, opens a remark and takes a verdict back', () => {
    expect(withVerdict({}, 'city', 'ok')).toEqual({ city: { state: 'ok' } });
    expect(withVerdict({ city: { state: 'ok' } }, 'city', 'remark')).toEqual({
      city: { state: 'remark', text: '' },
    });
    expect(withVerdict({ city: { state: 'ok' } }, 'city', undefined)).toEqual({});
  });
});

it('counts what is checked among the fields that are asked about, and the remarks', () => {
  expect(progressOf([['firstname', 'pesel'], ['city'], ['city', 'phone'], ['phone']], MARKS)).toEqual({
    checked: 2,
    all: 4,
    remarks: 1,
    wordless: 1,
  });
});

it('names the fields on which two versions differ', () => {
  const theirs: Marks = { firstname: { state: 'ok' }, pesel: { state: 'ok' }, phone: { state: 'ok' } };
  expect(differingFields(MARKS, theirs)).toEqual(['pesel', 'city', 'phone']);
  expect(differingFields(MARKS, MARKS)).toEqual([]);
});
