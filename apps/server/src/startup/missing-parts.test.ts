import { expect, it } from 'vitest';
import { missingParts } from './missing-parts';

it('tells outside of a demo that the seal proves nothing and that e-mails go nowhere', () => {
  const parts = { isDemo: false, sealFile: undefined, smtpUrl: undefined };
  expect(missingParts(parts)).toEqual([
    expect.stringContaining('SEAL_FILE is not set'),
    expect.stringContaining('SMTP_URL is not set'),
  ]);
  expect(missingParts({ ...parts, sealFile: 'seal.p12', smtpUrl: 'smtp://mail' })).toEqual([]);
  expect(missingParts({ ...parts, isDemo: true })).toEqual([]);
});
