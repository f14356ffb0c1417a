import type { CofundingCall } from '@urzad/contract';
import { CALL_PRESETS } from '@urzad/grants';
import { expect, it } from 'vitest';
import { sharesOf } from './about-facts';

const PROJECT = { project_value: 480_000_000, eu_value: 408_000_000 };
const CALL: CofundingCall = {
  id: 1,
  number: '1/2027',
  name: '',
  edition: 'II',
  status: 'open',
  publish_date: null,
  test_from: null,
  test_to: null,
  open_from: null,
  open_to: null,
  places_in_zone: 1,
  places_out_zone: 1,
  submitted_count: 0,
  list_version: 0,
  list_date: null,
  has_texts: 'no',
  params: { ...CALL_PRESETS.A_DO_3, region: '32' },
};

it('divides the value of the project, to the grosz', () => {
  expect(sharesOf(PROJECT, CALL, 'pl')).toEqual({
    eu: { percent: '85%', amount: 408_000_000 },
    others: {
      state: { percent: '10%', amount: 48_000_000 },
      own: { percent: '5%', amount: 24_000_000 },
    },
  });
  const odd = sharesOf({ project_value: 100_000_001, eu_value: 85_000_000 }, CALL, 'pl');
  expect(odd.eu.amount + (odd.others?.state.amount ?? 0) + (odd.others?.own.amount ?? 0)).toBe(100_000_001);
});

it('writes a part of a percent as the language does', () => {
  const odd = { project_value: 480_000_000, eu_value: 396_120_000 };
  expect(sharesOf(odd, CALL, 'pl').eu.percent).toBe('82,53%');
  expect(sharesOf(odd, CALL, 'en').eu.percent).toBe('82.53%');
});

it('knows the share of the Union without a call', () => {
  expect(sharesOf(PROJECT, undefined, 'pl')).toEqual({ eu: { percent: '85%', amount: 408_000_000 } });
});
