import type { ClaimTerms } from '@urzad/contract';
import { describe, expect, it } from 'vitest';
import { approvalOf } from './approval-of';
import { aLine } from './testing/a-line';

const TERMS: ClaimTerms = {
  ...{ month: '2027-01', days_in_contract: 31, days_in_month: 31 },
  ...{ period_from: '2027-01-01', period_to: '2027-01-31', care_form: 'ZLOBEK' },
  ...{ rate: 9500, cap: 114_000, limit: 114_000, already_paid: 0, planned_cost: 134_000 },
  ...{ meals: 'yes', extra_classes: 'no', entry_fee_once: 'yes', entry_fee_used: 'no' },
  ...{ min_attendance_days: 1, esf_share: 8500, state_share: 1000 },
  ...{ seller_name: 'Żłobek „Pod Żółwikiem”', seller_nip: '0000000023' },
};

const CHECKED: Parameters<typeof approvalOf>[0] = {
  status: 'verified',
  steps: ['sendBack', 'approve', 'reject'],
  verifier: { id: 7, name: 'Piotr Sumienny' },
  certificate_covers: 'yes',
  lines: [aLine({ decision: 'OK' })],
  terms: TERMS,
  days_present: 17,
};

describe('approvalOf', () => {
  it('is that of another person', () => {
    const may = { isKept: false, mayReject: true };
    expect(approvalOf(CHECKED, 8)).toEqual({ ...may, isOwn: false, reason: undefined });
    expect(approvalOf({ ...CHECKED, steps: [] }, 7)).toEqual({ ...may, isOwn: true, reason: 'own-check' });
  });

  it('is not shown before the check is over, nor to who may only read', () => {
    expect(approvalOf({ ...CHECKED, status: 'verification' }, 8)).toBeUndefined();
    expect(approvalOf({ ...CHECKED, steps: [] }, 8)).toBeUndefined();
  });

  it('has nothing to approve without a refund', () => {
    const lines = [aLine({ decision: 'NIE', eligible_amount: 0 })];
    expect(approvalOf({ ...CHECKED, lines }, 8)?.reason).toBe('no-refund');
  });

  it('waits until each line is decided and each flag explained', () => {
    expect(approvalOf({ ...CHECKED, lines: [aLine({ decision: null })] }, 8)?.reason).toBe('open-lines');
    const duplicates = [
      { ...{ id: 3, number: 'ROZ/2027/00003', person: 'Ewa Nowak' }, child: '', amount: 0 },
    ];
    const flagged = aLine({ decision: 'OK', duplicates, duplicate_note: '' });
    expect(approvalOf({ ...CHECKED, lines: [flagged] }, 8)?.reason).toBe('open-lines');
    const explained = { ...flagged, duplicate_note: 'Inna część' };
    expect(approvalOf({ ...CHECKED, lines: [explained] }, 8)?.reason).toBeUndefined();
  });

  it('of a review that adds nothing keeps what is paid, without a certificate and never rejects it', () => {
    const terms = { ...TERMS, already_paid: 114_000 };
    expect(approvalOf({ ...CHECKED, terms, certificate_covers: 'no' }, 8)).toEqual({
      ...{ isOwn: false, isKept: true, mayReject: false, reason: undefined },
    });
  });

  it('waits for a certificate of the month', () => {
    expect(approvalOf({ ...CHECKED, certificate_covers: 'no' }, 8)?.reason).toBe('certificate');
  });
});
