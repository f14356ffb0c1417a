import { momentOf } from '@urzad/domain';
import { answersOfCall, CALL_PRESETS } from '@urzad/grants';
import { describe, expect, it } from 'vitest';
import { fieldsOf, largestCost, missingByPart, SETUP_PARTS } from './setup-parts';
import { answersOf, changedNames, setupBodyOf, setupErrors, setupValuesOf } from './setup-values';

const form = answersOfCall({
  ...{ number: '3/2027', name: 'Nabór 3/2027', edition: 'II', publish_date: null },
  ...{ test_from: null, test_to: null, reserve_valid_to: null, submission_limit: null },
  open_from: momentOf('2027-04-05 08:00') ?? null,
  open_to: momentOf('2027-04-09 15:30') ?? null,
  ...{ places_in_zone: 20, places_out_zone: 20, reserve_limit: 10, budget: 66_720_000 },
  params: { ...CALL_PRESETS.A_DO_3, region: '32' },
});
const stored = {
  form: form as Parameters<typeof setupValuesOf>[0]['form'],
  announcement: '<p>Zapraszamy.</p>',
  faq: [{ question: 'Kto?', answer: '<p>Rodzic.</p>' }],
};

describe('the values of a stored call', () => {
  const values = setupValuesOf(stored);

  it('say the same, and are right', () => {
    expect(changedNames(values, stored)).toEqual([]);
    expect(setupErrors(values, '2027-02-10')).toEqual({});
    expect(setupBodyOf(values, 4)).toMatchObject({
      row_version: 4,
      form: { rate: '95', budget: 66_720_000 },
    });
  });

  it('name what was typed since', () => {
    const typed = { ...values, budget: '100,00', extra_classes: 'yes', faq: [] };
    expect(changedNames(typed, stored)).toEqual(['budget', 'extra_classes', 'faq']);
    expect(answersOf(typed)).toMatchObject({ budget: 10_000, extra_classes: 'yes' });
  });

  it('are refused with the limit that they break', () => {
    const errors = setupErrors({ ...values, request_deadline_day: '31', number: 'x' }, '2027-02-10');
    expect(errors).toEqual({
      number: 'not-call-number',
      request_deadline_day: [{ code: 'is-too-big', n: 28, isLength: false }],
    });
  });
});

it('asks for each field in one part', () => {
  const asked = SETUP_PARTS.flatMap(fieldsOf);
  expect(asked.toSorted()).toEqual(Object.keys(form).toSorted());
});

it('says by parts what is missing', () => {
  const parts = missingByPart({ missing: { open_from: 'is-empty', cap_KLUB: 'no-cap', faq: 'is-empty' } });
  expect(parts.filter(({ missing }) => missing.length > 0).map(({ part }) => part)).toEqual([
    'dates',
    'refund',
    'faq',
  ]);
});

it.each([
  [[20, 20], 12, [139_000], 66_720_000],
  [[1, null], 2, [100, null, 300], 600],
  [[20, 20], null, [139_000], undefined],
  [[Number.NaN, 0], 12, [139_000], undefined],
])('a call of %j places for %j months at %j costs at most %j', (places, months, caps, sum) => {
  expect(largestCost({ places, months, caps })?.sum).toBe(sum);
});
