import { expect, it } from 'vitest';
import { SIGNATURE_PROBLEM, SIGNATURE_PROBLEM_CODES, signatureResult } from './signature-problems';

it.each([
  [[], 'TOTAL_PASSED'],
  [['revocation-unknown'], 'INDETERMINATE'],
  [['authority-unknown', 'signer-unclear'], 'INDETERMINATE'],
  [['revocation-unknown', 'content-changed'], 'FAILED'],
] as const)('adds %j up to %s', (problems, result) => {
  expect(signatureResult(problems)).toBe(result);
});

it('says what to do next about each problem, in two sentences or more', () => {
  expect(new Set(SIGNATURE_PROBLEM_CODES).size).toBe(SIGNATURE_PROBLEM.length);
  for (const { pl, en } of SIGNATURE_PROBLEM) for (const text of [pl, en]) expect(text).toMatch(/[.:] .+\.$/);
});
