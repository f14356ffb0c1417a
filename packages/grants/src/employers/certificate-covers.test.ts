import type { IsoDate } from '@urzad/domain';
import { describe, expect, it } from 'vitest';
import { CALL_PRESETS } from '../calls/call-params';
import {
  type AcceptedCertificate,
  certificateCovers,
  certificateReminderFrom,
  coveredUntil,
  nextCertificateTo,
} from './certificate-covers';

const PARAMS = CALL_PRESETS.A_DO_3;
const NOTHING = { employed_from: null, employed_to: null, return_date: null, issued_date: null };

function certificate(
  kind: AcceptedCertificate['kind'],
  days: Partial<AcceptedCertificate>,
): AcceptedCertificate {
  return { kind, employer_nip: '0000000017', ...NOTHING, ...days };
}

const START = certificate('START', { employed_from: '2027-01-01', issued_date: '2026-12-15' });
const covers = (certificates: AcceptedCertificate[], from: IsoDate, to: IsoDate) =>
  certificateCovers(certificates, { from, to, since: '2027-01-01' }, PARAMS);

describe('a certificate of the employer (Process §2.6)', () => {
  it('of the start covers three months from its begin, and the month after them not', () => {
    expect(covers([START], '2027-01-01', '2027-01-31')).toBe(true);
    expect(covers([START], '2027-03-01', '2027-03-31')).toBe(true);
    expect(covers([START], '2027-04-01', '2027-04-30')).toBe(false);
    expect(coveredUntil([START], PARAMS)).toBe('2027-03-31');
    expect(covers([], '2027-01-01', '2027-01-31')).toBe(false);
  });

  it('counts from the return to work where somebody returns', () => {
    const back = certificate('START', { employed_from: '2020-05-01', return_date: '2027-02-10' });
    expect(coveredUntil([back], PARAMS)).toBe('2027-05-09');
    // Since the first day of the co-funding nobody worked for more than thirty days.
    expect(covers([back], '2027-02-01', '2027-02-28')).toBe(false);
    expect(covers([back], '2027-03-01', '2027-03-31')).toBe(true);
  });

  it('of a later day covers from the begin of work to three months after it', () => {
    const periodic = certificate('PERIODIC', { employed_from: '2027-01-01', issued_date: '2027-04-10' });
    expect(covers([START, periodic], '2027-04-01', '2027-04-30')).toBe(true);
    expect(coveredUntil([periodic, START], PARAMS)).toBe('2027-07-09');
    expect(coveredUntil([certificate('SELF_EMPLOYED', { issued_date: '2027-04-10' })], PARAMS)).toBe(
      '2027-07-09',
    );
  });

  it('of work that has gone on for years holds from the day on which it was issued', () => {
    const old = certificate('START', { employed_from: '2020-05-01', issued_date: '2026-11-30' });
    expect(coveredUntil([old], PARAMS)).toBe('2027-02-27');
  });

  it('ends with the contract of work, and with the certificate of its end', () => {
    const short = certificate('START', { employed_from: '2027-01-01', employed_to: '2027-01-31' });
    expect(coveredUntil([short], PARAMS)).toBe('2027-01-31');
    expect(covers([short], '2027-02-01', '2027-02-28')).toBe(false);
    const end = certificate('END', { employed_from: '2027-01-01', employed_to: '2027-02-14' });
    expect(coveredUntil([START, end], PARAMS)).toBe('2027-02-14');
    expect(coveredUntil([START, { ...end, employer_nip: '0000000024' }], PARAMS)).toBe('2027-03-31');
  });

  it('is none of who is out of work', () => {
    expect(coveredUntil([certificate('PUP', { issued_date: '2027-01-10' })], PARAMS)).toBeNull();
  });
});

describe('a gap between two of them', () => {
  const next = (employed_from: IsoDate) =>
    certificate('START', { employed_from, employer_nip: '0000000024', issued_date: employed_from });
  const first = certificate('START', { employed_from: '2027-01-01', employed_to: '2027-02-15' });

  it('of thirty days is none, and of thirty-one is one in the month in which it is so long', () => {
    expect(covers([first, next('2027-03-18')], '2027-02-01', '2027-02-28')).toBe(true);
    expect(covers([first, next('2027-03-18')], '2027-03-01', '2027-03-31')).toBe(true);
    expect(covers([first, next('2027-03-19')], '2027-03-01', '2027-03-31')).toBe(false);
  });

  it('that begins in the month is as long as the month goes', () => {
    expect(covers([first], '2027-02-01', '2027-02-28')).toBe(true);
    expect(covers([first], '2027-03-01', '2027-03-31')).toBe(false);
  });
});

describe('the next confirmation of work', () => {
  it('is needed on the last covered day, and reminded of two weeks before it', () => {
    expect(nextCertificateTo([START], '2027-12-31', PARAMS)).toBe('2027-03-31');
    expect(certificateReminderFrom('2027-03-31')).toBe('2027-03-17');
  });

  it('is not needed where all of the support is covered, nor before the first one', () => {
    expect(nextCertificateTo([START], '2027-03-31', PARAMS)).toBeNull();
    expect(nextCertificateTo([], '2027-12-31', PARAMS)).toBeNull();
  });
});
