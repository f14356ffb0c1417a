import { expect, it } from 'vitest';
import { coFundingNumber, memberNumber } from './member-number';

it('is that of the contract, and that of the co-funding follows it (Process §2.8, §2.9)', () => {
  expect(memberNumber('UM/II/0041/2026')).toBe('UCZ/II/0041');
  expect(memberNumber('UM/II/0042/2027')).toBe('UCZ/II/0042');
  expect(coFundingNumber('UCZ/II/0042', 2)).toBe('DOF/0042/2');
  expect(() => memberNumber('FR/2-2026/00041')).toThrow('FR/2-2026/00041');
});
