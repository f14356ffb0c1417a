import { describe, expect, it } from 'vitest';
import { checkProgress } from './check-progress';
import { aLine } from './testing/a-line';

const OTHER = {
  id: 9,
  number: 'ROZ/0042/2027-01/1',
  person: 'Katarzyna Wzorcowa',
  child: 'Ola',
  amount: 100,
};

describe('checkProgress', () => {
  it('counts the lines with a decision', () => {
    const lines = [aLine({ decision: 'OK' }), aLine({ id: 2, ordinal: 2 })];
    expect(checkProgress({ lines })).toEqual({ decided: 1, all: 2, flagged: [], open: [2], mayEnd: false });
  });

  it('stops at an invoice that another claim has, until it is explained', () => {
    const flagged = aLine({ decision: 'OK', duplicates: [OTHER] });
    expect(checkProgress({ lines: [flagged] })).toMatchObject({ flagged: [1], mayEnd: false });
    const explained = { ...flagged, duplicate_note: 'Drugie dziecko tej osoby.' };
    expect(checkProgress({ lines: [explained] })).toMatchObject({ flagged: [], mayEnd: true });
  });
});
