import type { IsoDate } from '@urzad/domain';
import { describe, expect, it } from 'vitest';
import { CALL_PRESETS, type CallTerms } from '../calls/call-params';
import { aChild, aRegistrationForm, SAMPLE_CALL } from '../testing/sample-registration';
import { shippedCommuneFacts } from './commune-facts';
import { eligibilityErrors, points, supportEnd } from './eligibility';
import type { GrantErrors } from './grant-errors';
import type { Child, RegistrationForm } from './registration-form';
import { EMPTY_REGISTRATION } from './registration-form';

const TODAY = '2027-02-10';
const KINDERGARTEN: CallTerms = { ...SAMPLE_CALL, params: { ...CALL_PRESETS.B_3_5, region: '32' } };
const errorsOf = (changes: Partial<RegistrationForm>, call = SAMPLE_CALL) =>
  eligibilityErrors(aRegistrationForm(changes), call, TODAY);
const errorsOfChild = (changes: Partial<Child>, call = SAMPLE_CALL) =>
  errorsOf({ children: [aChild(changes)] }, call);

it('lets the sample in, and says nothing about questions not answered yet', () => {
  expect(errorsOf({})).toEqual({});
  expect(
    eligibilityErrors({ ...EMPTY_REGISTRATION, children: [aChild({ pesel: '' })] }, SAMPLE_CALL, TODAY),
  ).toEqual({});
});

describe('rules about the person', () => {
  it.each<[Partial<RegistrationForm>, GrantErrors]>([
    [{ region: '22' }, { region: 'not-eligible-e2' }],
    [{ labour_status: 'bierna_wychowawczy' }, { labour_status: 'not-eligible-e3' }],
    [{ return_date: '2027-05-13' }, {}],
    [{ return_date: '2027-05-14' }, { return_date: 'not-eligible-e6' }],
    [{ labour_document_date: '2027-01-11' }, {}],
    [{ labour_document_date: '2027-01-10' }, { labour_document_date: 'not-eligible-e13' }],
  ])('%j', (changes, expected) => {
    expect(errorsOf(changes)).toEqual(expected);
  });

  it('takes childcare leave in the kindergarten call', () => {
    expect(errorsOf({ labour_status: 'bierna_wychowawczy', children: [] }, KINDERGARTEN)).toEqual({});
  });
});

describe('rules about a child', () => {
  it.each<[Partial<Child>, GrantErrors]>([
    [{ care_form: 'PRZEDSZKOLE' }, { 'children.0.care_form': 'not-eligible-e7' }],
    [{ other_public_support: 'W_ZLOBKU' }, { 'children.0.other_public_support': 'not-eligible-e10' }],
    // Iga is 21 weeks old, a club accepts children from one year.
    [{ care_form: 'KLUB' }, { 'children.0.care_form': 'not-eligible-e4' }],
    [{ care_form: 'KLUB', pesel: '25231400023' }, {}],
  ])('%j', (changes, expected) => {
    expect(errorsOfChild(changes)).toEqual(expected);
  });

  it('E1 follows the relations of the call', () => {
    const call = { ...SAMPLE_CALL, params: { ...SAMPLE_CALL.params, relations: ['RODZIC' as const] } };

    expect(errorsOfChild({ relation: 'PIECZA' })).toEqual({});
    expect(errorsOfChild({ relation: 'PIECZA' }, call)).toEqual({ 'children.0.relation': 'not-eligible-e1' });
  });
});

describe('E4, the age on the first day of the call', () => {
  const openedOn = (day: string, params = SAMPLE_CALL.params): CallTerms => ({
    open_from: `${day}T07:00:00.000Z`,
    open_to: '2029-12-31T14:30:00.000Z',
    params,
  });
  const TOO = { 'children.0.pesel': 'not-eligible-e4' };

  it.each([
    ['Iga in the call of November: 7 weeks', '26291000028', '2026-11-03', TOO],
    ['one day before 20 weeks', '26291000028', '2027-01-27', TOO],
    ['20 weeks', '26291000028', '2027-01-28', {}],
    ['the day before the third birthday, which is 28 February', '24222900036', '2027-02-27', {}],
    ['the third birthday', '24222900036', '2027-02-28', TOO],
    ['Lena, three years and a half', '23260100084', '2027-02-08', TOO],
  ])('%s', (_who, pesel, day, expected) => {
    expect(errorsOfChild({ pesel }, openedOn(day))).toEqual(expected);
  });

  it.each([
    ['Lena fits the kindergarten call', '2027-03-01', {}],
    ['until her fifth birthday', '2028-05-31', {}],
    ['and not on it', '2028-06-01', TOO],
  ])('%s', (_what, day, expected) => {
    const child = aChild({ pesel: '23260100084', care_form: 'PRZEDSZKOLE' });

    expect(errorsOf({ children: [child] }, openedOn(day, KINDERGARTEN.params))).toEqual(expected);
  });
});

describe('points', () => {
  it.each<[Partial<RegistrationForm>, number, string[]]>([
    [{}, 15, ['K1']],
    [{ labour_status: 'pracujaca_macierzynski' }, 15, ['K1']],
    [{ labour_status: 'pracujaca_ojcowski' }, 0, []],
    [{ children: [aChild(), aChild({ disability: 'yes' })] }, 25, ['K1', 'K2']],
    [{ labour_status: 'bierna_inna', disability: 'TAK', crit_single: 'yes' }, 15, ['K3', 'K4']],
    // A refusal to answer gives no points, nor does a derived answer that was sent by a caller.
    [{ disability: 'ODMOWA', crit_parent_dis: 'yes', crit_child_dis: 'yes' }, 15, ['K1']],
    [{ crit_big_family: 'yes', community: '3214-kobylanka-w' }, 20, ['K1', 'K5', 'K6']],
    [{ community: '3212-bielice-w' }, 20, ['K1', 'K7']],
    // The question about the place of residence is not answered yet.
    [{ community: '' }, 15, ['K1']],
  ])('%j gives %i', (changes, total, codes) => {
    const form = aRegistrationForm(changes);
    const result = points(form, SAMPLE_CALL, shippedCommuneFacts(form.community));

    expect(result.total).toBe(total);
    expect(result.criteria.map(({ code }) => code)).toEqual(codes);
  });

  it.each([
    [{ in_zone: 'yes', has_nursery: 'no' }, ['K1', 'K6', 'K7']],
    [{ in_zone: 'no', has_nursery: 'yes' }, ['K1']],
  ] as const)('counts the commune by the facts that are given: %j', (facts, codes) => {
    const form = aRegistrationForm({ community: '3212-bielice-w' });
    const { criteria } = points(form, SAMPLE_CALL, { degurba: 3, ...facts });

    expect(criteria.map(({ code }) => code)).toEqual(codes);
  });

  it('counts what the call says, not a constant', () => {
    const criteria = [{ code: 'K1', points: 7 }] as const;
    const params = { ...SAMPLE_CALL.params, criteria: [...criteria] };

    expect(points(aRegistrationForm({ disability: 'TAK' }), { params }, null)).toEqual({
      total: 7,
      criteria,
    });
  });
});

it.each<[IsoDate, number, IsoDate]>([
  ['2024-02-29', 3, '2027-02-28'],
  ['2025-03-14', 3, '2028-03-31'],
  ['2023-06-01', 5, '2028-06-30'],
  ['2024-12-31', 3, '2027-12-31'],
])('support of a child born on %s ends, at %i, on %s', (born, years, end) => {
  expect(supportEnd(born, years)).toBe(end);
});
