import { describe, expect, it } from 'vitest';
import { CALL_PRESETS } from '../calls/call-params';
import {
  answerBy,
  correctionTo,
  documentsTo,
  isCorrectionLate,
  reviewRequestTo,
} from './registration-deadlines';

const { A_DO_3 } = CALL_PRESETS;

describe('the day by which the office answers', () => {
  it.each([
    ['is the fourteenth day', '2027-02-10T08:12:33.412Z', '2027-02-24'],
    ['goes by the day of the office, not of UTC', '2027-02-10T23:00:00.000Z', '2027-02-25'],
    ['moves from a Saturday to Monday', '2027-02-13T08:00:00.000Z', '2027-03-01'],
    ['moves from a Sunday to Monday', '2027-02-14T08:00:00.000Z', '2027-03-01'],
    ['moves over Easter to Tuesday', '2027-03-14T08:00:00.000Z', '2027-03-30'],
  ])('%s', (_what, received, day) => {
    expect(answerBy(A_DO_3, new Date(received))).toBe(day);
  });

  it('follows the call', () => {
    expect(answerBy({ answer_days: 5 }, new Date('2027-02-10T08:00:00.000Z'))).toBe('2027-02-15');
  });
});

it('gives five working days for a correction', () => {
  expect(correctionTo(A_DO_3, new Date('2027-02-10T08:00:00.000Z'))).toBe('2027-02-17');
});

it.each([
  ['2027-02-17T22:59:59.999Z', false],
  ['2027-02-17T23:00:00.000Z', true],
])('lets a correction come until midnight of Warsaw: at %s late is %s', (now, isLate) => {
  expect(isCorrectionLate({ correction_to: '2027-02-17' }, new Date(now))).toBe(isLate);
  expect(isCorrectionLate({ correction_to: null }, new Date(now))).toBe(false);
});

it('gives fourteen days for documents', () => {
  expect(documentsTo(A_DO_3, new Date('2027-02-10T08:00:00.000Z'))).toBe('2027-02-24');
});

it('gives seven days to ask for another assessment', () => {
  expect(reviewRequestTo(A_DO_3, new Date('2027-02-10T08:00:00.000Z'))).toBe('2027-02-17');
});
