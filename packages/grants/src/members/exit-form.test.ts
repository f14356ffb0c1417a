import { expect, it } from 'vitest';
import { CALL_PRESETS } from '../calls/call-params';
import { exitFormTo, hasFollowedPath, isExitFormFilled, isExitFormOpen } from './exit-form';

const PARAMS = CALL_PRESETS.A_DO_3;
const RESIGNED = { planned_end: '2027-12-31', end_date: '2027-02-10' } as const;

it('asks for the exit data within 28 days of the last day of the support (Process §1.7)', () => {
  expect(exitFormTo(RESIGNED, PARAMS)).toBe('2027-03-10');
  expect(exitFormTo({ ...RESIGNED, end_date: null }, PARAMS)).toBe('2028-01-28');
});

it('moves the last day from a free one (Order §12)', () => {
  // 28 days after 6 February is a Saturday.
  expect(exitFormTo({ ...RESIGNED, end_date: '2027-02-06' }, PARAMS)).toBe('2027-03-08');
});

it('can be answered from the last day on', () => {
  expect(isExitFormOpen(RESIGNED, '2027-02-09')).toBe(false);
  expect(isExitFormOpen(RESIGNED, '2027-02-10')).toBe(true);
  expect(isExitFormOpen({ ...RESIGNED, end_date: null }, '2027-02-10')).toBe(false);
});

it('knows whether it was answered, and whether all went as planned', () => {
  expect(isExitFormFilled({ exit_date_filled: null })).toBe(false);
  expect(isExitFormFilled({ exit_date_filled: new Date() })).toBe(true);
  expect(hasFollowedPath({ end_reason: null })).toBe('yes');
  expect(hasFollowedPath({ end_reason: 'PLAN' })).toBe('yes');
  expect(hasFollowedPath({ end_reason: 'REZYGNACJA' })).toBe('no');
});
