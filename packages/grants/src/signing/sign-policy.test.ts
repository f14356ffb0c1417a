import { expect, it } from 'vitest';
import { DEFAULT_SIGN_POLICY, readSignPolicy } from './sign-policy';

it('is what the office set, and the default for the rest', () => {
  const policy = readSignPolicy('UMOWA = UPLOAD_PADES, PAPER, PORTAL_CODE; UMOWA.office=OFFICE_SEAL');
  expect(policy?.UMOWA).toEqual({
    citizen: ['UPLOAD_PADES', 'PAPER', 'PORTAL_CODE'],
    office: ['OFFICE_SEAL'],
  });
  expect(policy?.FORMULARZ).toEqual(DEFAULT_SIGN_POLICY.FORMULARZ);
  expect(readSignPolicy('')).toEqual(DEFAULT_SIGN_POLICY);
});

it.each(['UMOWA', 'UMOWA=', 'UMOWA=FAX', 'LIST=PAPER', 'UMOWA.citizen=PAPER'])('is not „%s”', (text) => {
  expect(readSignPolicy(text)).toBeUndefined();
});
