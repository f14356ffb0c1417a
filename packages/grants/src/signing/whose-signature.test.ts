import { expect, it } from 'vitest';
import { resultWith, whoseSignature, whoseSignatures } from './whose-signature';

const MAREK = { name: 'Marek Fikcyjny', pesel: '85062100015' };
const DIRECTOR = { name: 'Dariusz Dyrektorski', pesel: null };

it.each([
  ['the same PESEL, whatever the name', { name: 'FIKCYJNY Marek Jan', pesel: MAREK.pesel }, MAREK, 'signer'],
  ['another PESEL under the same name', { name: 'Marek Fikcyjny', pesel: '90041200022' }, MAREK, 'another'],
  ['the name alone, where a PESEL is known', { name: 'FIKCYJNY MAREK', pesel: null }, MAREK, 'unclear'],
  ['another name without a PESEL', { name: 'Jan Fikcyjny', pesel: null }, MAREK, 'another'],
  ['no name at all', { name: '', pesel: null }, MAREK, 'unclear'],
  [
    'the name of a person known without a PESEL',
    { name: 'Dariusz Dyrektorski', pesel: '1' },
    DIRECTOR,
    'signer',
  ],
] as const)('knows %s', (_what, signature, signer, owner) => {
  expect(whoseSignature(signature, signer)).toBe(owner);
});

it('takes a file with the signature of another person beside the right one for another’s', () => {
  const right = { name: 'Marek Fikcyjny', pesel: MAREK.pesel };
  expect(whoseSignatures([right, right], MAREK)).toBe('signer');
  expect(whoseSignatures([right, { name: 'Jan Fikcyjny', pesel: '90041200022' }], MAREK)).toBe('another');
  expect(whoseSignatures([], MAREK)).toBe('unclear');
});

it('never makes a verdict better', () => {
  expect(resultWith('signer', 'TOTAL_PASSED')).toBe('TOTAL_PASSED');
  expect(resultWith('unclear', 'TOTAL_PASSED')).toBe('INDETERMINATE');
  expect(resultWith('another', 'TOTAL_PASSED')).toBe('FAILED');
  expect(resultWith('signer', 'FAILED')).toBe('FAILED');
});
