import { expect, it } from 'vitest';
import { hasSettledContract, missingToComplete } from './participation-end';

const SETTLED = { status: 'finished', schedule: [{ status: 'paid' }, { status: 'skipped' }] } as const;
const WAITING = { status: 'finished', schedule: [{ status: 'paid' }, { status: 'due' }] } as const;

it('a contract is settled when no co-funding goes on and each month is paid or skipped', () => {
  expect(hasSettledContract([SETTLED])).toBe(true);
  expect(hasSettledContract([{ status: 'closed_early', schedule: [{ status: 'skipped' }] }])).toBe(true);
  expect(hasSettledContract([SETTLED, WAITING])).toBe(false);
  expect(hasSettledContract([{ ...SETTLED, status: 'running' }])).toBe(false);
  expect(hasSettledContract([{ ...SETTLED, schedule: [{ status: 'requested' }] }])).toBe(false);
});

it('a participation is completed with its last claim and the data after its end', () => {
  expect(missingToComplete({ coFundings: [SETTLED], hasExitForm: true })).toEqual([]);
  expect(missingToComplete({ coFundings: [WAITING], hasExitForm: false })).toEqual(['claims', 'exit_form']);
});
