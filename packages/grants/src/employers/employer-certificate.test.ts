import { describe, expect, it } from 'vitest';
import { EMPLOYER_CERTIFICATE_LAW, mayBringCertificates } from './employer-certificate-workflow';

describe('a certificate about work', () => {
  it('is checked once, by who keeps participants', () => {
    const officer = { privileges: ['cofunding_member_edit'] };
    expect(EMPLOYER_CERTIFICATE_LAW.stepsFrom('uploaded', officer)).toEqual(['accept', 'reject']);
    expect(EMPLOYER_CERTIFICATE_LAW.stepsFrom('accepted', officer)).toEqual([]);
    expect(EMPLOYER_CERTIFICATE_LAW.stepsFrom('uploaded', 'citizen')).toEqual([]);
  });

  it('is brought from the end of the documents stage until the person takes part no more', () => {
    const bringing = (status: 'documents_check' | 'contract_stage' | 'member' | 'withdrawn') =>
      mayBringCertificates({ status, member: status === 'member' ? 'active' : undefined });
    expect(bringing('documents_check')).toBe(false);
    expect(bringing('contract_stage')).toBe(true);
    expect(bringing('member')).toBe(true);
    expect(bringing('withdrawn')).toBe(false);
    expect(mayBringCertificates({ status: 'member', member: 'resigned' })).toBe(false);
  });
});
