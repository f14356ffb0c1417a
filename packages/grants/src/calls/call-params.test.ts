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
