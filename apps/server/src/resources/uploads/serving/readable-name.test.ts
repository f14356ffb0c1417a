import { expect, it } from 'vitest';
import { readableName } from './readable-name';

it.each([
  ['zas\u0301wiadczenie.pdf', 'zaświadczenie.pdf'],
  ['skan\u00a0\u20131.pdf', 'skan -1.pdf'],
  ['umowa\u202efdp.exe', 'umowafdp.exe'],
  ['a\u0000b\tc.pdf', 'ab c.pdf'],
  ['C:\\Moje\\skan.pdf', 'skan.pdf'],
  ['../../etc/hasła.txt', 'hasła.txt'],
  [`${'a'.repeat(300)}.pdf`, expect.stringMatching(/^a+\.pdf$/)],
])('%j is shown as %j', (given, shown) => {
  expect(readableName(given)).toEqual(shown);
});
