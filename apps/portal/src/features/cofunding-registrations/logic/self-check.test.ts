import { SAMPLE_CALL } from '@urzad/grants/testing';
import { expect, it } from 'vitest';
import {
  EMPTY_SELF_CHECK,
  isComplete,
  type SelfCheck,
  selfCheckErrors,
  selfCheckErrorText,
} from './self-check';

const ELIGIBLE: SelfCheck = {
  region: '32',
  labour_status: 'pracujaca_rodzicielski',
  return_date: '2027-05-01',
  born_date: '2026-09-10',
  care_form: 'ZLOBEK',
  other_public_support: 'NIE',
};
const errorsOf = (changes: Partial<SelfCheck>) => selfCheckErrors({ ...ELIGIBLE, ...changes }, SAMPLE_CALL);

it('finds nothing against a person the call is for', () => {
  expect(errorsOf({})).toEqual({});
  expect(isComplete(ELIGIBLE)).toBe(true);
});

it('holds no missing answer against anybody', () => {
  expect(selfCheckErrors(EMPTY_SELF_CHECK, SAMPLE_CALL)).toEqual({});
  expect(isComplete({ ...ELIGIBLE, care_form: '' })).toBe(false);
});

it('says which answer stands in the way', () => {
  expect(errorsOf({ region: '14' })).toEqual({ region: 'not-eligible-e2' });
  expect(errorsOf({ labour_status: 'bierna_wychowawczy' })).toEqual({ labour_status: 'not-eligible-e3' });
  expect(errorsOf({ return_date: '2027-05-14' })).toEqual({ return_date: 'not-eligible-e6' });
  expect(errorsOf({ care_form: 'PRZEDSZKOLE' })).toEqual({ care_form: 'not-eligible-e7' });
  expect(errorsOf({ other_public_support: 'W_DOMU' })).toEqual({ other_public_support: 'not-eligible-e10' });
});

it('measures the age of the child on the first day of the call', () => {
  expect(errorsOf({ born_date: '2024-02-08' })).toEqual({ born_date: 'not-eligible-e4' });
  expect(errorsOf({ born_date: '2024-02-09' })).toEqual({});
  expect(errorsOf({ born_date: '2026-09-22' })).toEqual({ born_date: 'not-eligible-e4' });
  expect(errorsOf({ care_form: 'KLUB' })).toEqual({ care_form: 'not-eligible-e4' });
});

it.each([
  [{ return_date: '2027-05-14' }, 'return_date', /zbyt odległy.*Ostatni możliwy dzień: 13 maja 2027/],
  [{ born_date: '2024-02-08' }, 'born_date', /przedziale naboru.*co najmniej 20 tygodni i mniej niż 3 lata/],
  [{ care_form: 'KLUB' }, 'care_form', /przedziale naboru.*co najmniej rok|co najmniej 1 rok/],
  [{}, 'return_date', undefined],
] as const)('says the limit of the call that %j passes', (changes, question, text) => {
  const said = selfCheckErrorText(question, { ...ELIGIBLE, ...changes }, { locale: 'pl', call: SAMPLE_CALL });
  if (text) expect(said?.replaceAll('\u00a0', ' ')).toMatch(text);
  else expect(said).toBeUndefined();
});

it('names the voivodeship of the call, whichever it is', () => {
  const call = { ...SAMPLE_CALL, params: { ...SAMPLE_CALL.params, region: '22' } };
  expect(selfCheckErrorText('region', ELIGIBLE, { locale: 'pl', call })).toBe(
    'Projekt jest dla mieszkańców województwa. Chodzi o\u00a0województwo pomorskie.',
  );
  expect(selfCheckErrorText('region', { ...ELIGIBLE, region: '22' }, { locale: 'pl', call })).toBeUndefined();
});
