import { expect, it } from 'vitest';
import { DEFAULT_SIGN_POLICY, readSignPolicy } from './sign-policy';

it('is what the office set, and the default for the side that it does not name', () => {
  const policy = readSignPolicy('UMOWA = UPLOAD_PADES, PAPER, PORTAL_CODE; UMOWA.office=OFFICE_SEAL');
  expect(policy?.UMOWA).toEqual({
    citizen: ['UPLOAD_PADES', 'PAPER', 'PORTAL_CODE'],
    office: ['OFFICE_SEAL'],
  });
  expect(readSignPolicy('UMOWA=PAPER')?.UMOWA.office).toEqual(DEFAULT_SIGN_POLICY.UMOWA.office);
  expect(readSignPolicy('FORMULARZ=UPLOAD_PADES')?.FORMULARZ.citizen).toEqual(['UPLOAD_PADES']);
  expect(readSignPolicy('')).toEqual(DEFAULT_SIGN_POLICY);
});

it.each([
  'UMOWA',
  'UMOWA=',
  'UMOWA=FAX',
  'LIST=PAPER',
  'UMOWA.citizen=PAPER',
  'UMOWA=OFFICE_SEAL',
  'UMOWA.office=PORTAL_CODE',
  'FORMULARZ=PAPER',
  'FORMULARZ.office=OFFICE_SEAL',
  'UMOWA=PAPER,PAPER',
])('is not „%s”', (text) => {
  expect(readSignPolicy(text)).toBeUndefined();
});
