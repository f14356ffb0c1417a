import { describe, expect, it } from 'vitest';
import { CALL_PRESETS, CRITERIA, callParams } from './call-params';

describe.each(Object.entries(CALL_PRESETS))('the preset %s', (_name, preset) => {
  it('is complete and survives the way through the database', () => {
    expect(callParams.parse(JSON.parse(JSON.stringify({ ...preset, region: '32' })))).toEqual({
      ...preset,
      region: '32',
    });
  });

  it('has a cap for each of its forms of care, points for each criterion, and shares that make a whole', () => {
    expect(Object.keys(preset.cap)).toEqual(preset.care_forms);
    expect(preset.criteria.map(({ code }) => code)).toEqual(CRITERIA.map(({ code }) => code));
    expect(preset.esf_share + preset.state_share + preset.own_share).toBe(10_000);
    expect(preset.rate).toBe(preset.esf_share + preset.state_share);
  });
});

/** Process §1.6 and §1.7: the initial figures of a call; amounts in grosze. */
describe('the figures of the order', () => {
  it('are the caps of each form of care, by the month', () => {
    expect(CALL_PRESETS.A_DO_3.cap).toEqual({
      ZLOBEK: 1140_00,
      DZIENNY: 1140_00,
      KLUB: 760_00,
      NIANIA: 2375_00,
    });
    expect(CALL_PRESETS.B_3_5.cap).toEqual({ PRZEDSZKOLE: 1390_00 });
  });

  it('are the points of each criterion', () => {
    const points = Object.fromEntries(CALL_PRESETS.A_DO_3.criteria.map(({ code, points }) => [code, points]));

    expect(points).toEqual({ K1: 15, K2: 10, K3: 10, K4: 5, K5: 5, K6: 0, K7: 5 });
  });

  it.each(Object.entries(CALL_PRESETS))('are the money and the times of %s', (_name, preset) => {
    expect(preset).toMatchObject({
      rate: 95_00,
      esf_share: 85_00,
      state_share: 10_00,
      own_share: 5_00,
      months_max: 12,
      entry_fee_once: 'yes',
      meals: 'yes',
      extra_classes: 'no',
      prorata: 'yes',
      min_attendance_days: 1,
      request_deadline_day: 15,
      request_correction_days: 7,
      payment_days: 30,
      documents_days: 14,
      contract_sign_days: 7,
      employer_cert_every_months: 3,
      exit_form_days: 28,
      return_to_work_max_days: 90,
      review_request_days: 7,
      labour_document_max_age_days: 30,
    });
  });
});

it.each([
  ['an unknown key', { surprise: 1 }],
  ['half a grosz', { cap: { ZLOBEK: 0.5 } }],
  ['a rate over 100 %', { rate: 10_001 }],
  ['an unknown form of care', { care_forms: ['SZKOLA'] }],
])('parameters with %s are refused', (_what, change) => {
  expect(callParams.safeParse({ ...CALL_PRESETS.A_DO_3, region: '32', ...change }).success).toBe(false);
});

it('does not let one preset change another', () => {
  expect(CALL_PRESETS.A_DO_3.criteria).toEqual(CALL_PRESETS.B_3_5.criteria);
  expect(CALL_PRESETS.A_DO_3.criteria).not.toBe(CALL_PRESETS.B_3_5.criteria);
});
