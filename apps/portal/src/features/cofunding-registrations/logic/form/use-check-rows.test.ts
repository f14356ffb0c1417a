import { expect, it } from 'vitest';
import { checkPhaseOf } from './use-check-rows';

it.each([
  { status: 'draft' as const, isTooLate: false, phase: 'open' },
  { status: 'draft' as const, isTooLate: true, phase: 'over' },
  { status: 'to_correct' as const, isTooLate: false, phase: 'correction' },
  { status: 'to_correct' as const, isTooLate: true, phase: 'over' },
  { status: 'cancelled' as const, isTooLate: false, phase: 'over' },
])('is $phase for $status, too late: $isTooLate', ({ status, isTooLate, phase }) => {
  expect(checkPhaseOf(status, isTooLate)).toBe(phase);
});
