import { getMoment } from '@urzad/domain';
import { describe, expect, it } from 'vitest';
import { answersOfCall, type CallSetUp, callOfAnswers } from './call-answers';
import { callErrors, callErrorText, publicationErrors } from './call-errors';
import { CALL_PRESETS, callParams } from './call-params';

const TODAY = '2027-02-10';
const NOW = getMoment('2027-02-10 09:00');
const TEXTS = {
  announcement: '<p>Ogłaszamy nabór.</p>',
  faq: [{ question: 'Od kiedy?', answer: '<p>Od marca.</p>' }],
};

function callOf(preset: keyof typeof CALL_PRESETS): CallSetUp {
  return {
    ...{ number: '2/2027', name: 'Nabór 2/2027', edition: 'II', publish_date: '2027-03-01' },
    ...{ test_from: getMoment('2027-03-11 08:00'), test_to: getMoment('2027-03-12 15:30') },
    ...{ open_from: getMoment('2027-03-15 08:00'), open_to: getMoment('2027-03-19 15:30') },
    ...{ places_in_zone: 20, places_out_zone: 20, reserve_limit: 10, budget: 66_720_000 },
    ...{ reserve_valid_to: getMoment('2027-12-31 23:59'), submission_limit: null },
    params: { ...CALL_PRESETS[preset], region: '32' },
  };
}

describe.each(['A_DO_3', 'B_3_5'] as const)('a call of the preset %s', (preset) => {
  const call = callOf(preset);
  const answers = answersOfCall(call);

  it('is the same after the form', () => {
    const after = callOfAnswers(answers, call.params);
    expect(after).toEqual(call);
    expect(callParams.parse(after.params)).toEqual(call.params);
  });

  it('may be saved and announced', () => {
    expect(callErrors(answers, TEXTS, TODAY)).toEqual({});
    expect(publicationErrors(answers, TEXTS, NOW)).toEqual({});
  });
});

describe('what does not fit', () => {
  const right = answersOfCall(callOf('A_DO_3'));

  it.each([
    ['a number of another shape', { number: '2-27' }, { number: 'not-call-number' }],
    ['an end before the beginning', { open_to: '2027-03-15 08:00:00' }, { open_to: 'not-after-opening' }],
    ['half a test version', { test_to: '' }, { test_to: 'half-test' }],
    ['a test version in the call', { test_to: '2027-03-15 08:00:00' }, { test_to: 'test-in-call' }],
    ['a test version that ends first', { test_to: '2027-03-11 08:00:00' }, { test_to: 'not-after-test' }],
    ['a late announcement', { publish_date: '2027-03-16' }, { publish_date: 'announced-late' }],
    [
      'a short reserve',
      { reserve_valid_to: '2027-03-19 15:30:00' },
      { reserve_valid_to: 'reserve-too-short' },
    ],
    ['shares of 99 %', { own_share: '4' }, { own_share: 'shares-not-whole' }],
    ['a rate that nobody pays', { rate: '90' }, { rate: 'rate-not-shares' }],
    ['no place typed', { places_in_zone: null }, { places_in_zone: 'is-empty' }],
    ['no form of care', { care_forms: [] }, { care_forms: 'is-empty' }],
    ['a text for a share', { esf_share: 'x' }, { esf_share: 'not-valid-decimal' }],
  ])('%s is refused', (_what, change, errors) => {
    expect(callErrors({ ...right, ...change }, TEXTS, TODAY)).toMatchObject(errors);
  });

  it.each([
    ['no dates', { open_from: '', open_to: '' }, { open_from: 'is-empty', open_to: 'is-empty' }],
    [
      'an opening that has passed',
      { publish_date: '', test_from: '', test_to: '', open_from: '2027-02-10 09:00:00' },
      { open_from: 'is-past' },
    ],
    ['no limit', { cap_ZLOBEK: null }, { cap_ZLOBEK: 'no-cap' }],
    ['no places', { places_in_zone: 0, places_out_zone: 0 }, { places_in_zone: 'no-places' }],
  ])('with %s a call is saved, not announced', (_what, change, errors) => {
    const answers = { ...right, ...change };
    expect(callErrors(answers, TEXTS, TODAY)).toEqual({});
    expect(publicationErrors(answers, TEXTS, NOW)).toEqual(errors);
  });

  it('needs both texts', () => {
    const none = { announcement: '<p> </p>', faq: [] };
    expect(publicationErrors(right, none, NOW)).toEqual({ announcement: 'is-empty', faq: 'is-empty' });
    expect(callErrors(right, { ...TEXTS, faq: [{ question: ' ', answer: '' }] }, TODAY)).toEqual({
      'faq.0.question': 'is-empty',
      'faq.0.answer': 'is-empty',
    });
  });

  it('is told in both languages', () => {
    expect(callErrorText('no-cap', 'pl')).toBe('Podaj limit wybranej formy opieki');
    expect(callErrorText('is-empty', 'en')).toBe('This field is required');
  });
});
