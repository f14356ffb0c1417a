import { describe, expect, it } from 'vitest';
import { answerErrors, caseErrors } from './case-errors';
import { askedFieldsOf } from './case-fields';
import { statedChange } from './change-fields';

const TODAY = '2027-02-10';
const ACCOUNT = '74 9990 0009 0000 0000 0000 0001';
const namesOf = (change: string) => Object.keys(askedFieldsOf('ZMIANA', { change }));

describe('a change of a contract', () => {
  it('asks for what belongs to it', () => {
    expect(namesOf('')).toEqual(['change']);
    expect(namesOf('account')).toEqual(['change', 'account']);
    expect(namesOf('name')).toEqual(['change', 'firstname', 'lastname']);
    expect(namesOf('care')).toEqual(['change', 'child', 'provider', 'from', 'cost']);
  });

  it('is stated by the participant unless it is one of the care', () => {
    expect(['account', 'name', 'care', ''].map((change) => statedChange({ change }))).toEqual([
      ...['account', 'name', undefined, undefined],
    ]);
  });

  it('takes a whole account number, and a name with the document that proves it', () => {
    const errors = (form: Record<string, string>, files = 0) =>
      caseErrors('ZMIANA', { form, body: 'Proszę o zmianę.', files }, TODAY);
    expect(errors({ change: 'account', account: ACCOUNT })).toEqual({});
    expect(errors({ change: 'account', account: ACCOUNT.replace('1', '2') })).toEqual({
      account: 'not-valid-bank-account',
    });
    const name = { change: 'name', firstname: 'Anna', lastname: 'Nowa-Żółwińska' };
    expect(errors(name)).toEqual({ filenames: 'no-file' });
    expect(errors(name, 1)).toEqual({});
  });
});

it('a suspension ends no earlier than it begins', () => {
  const months = (from_month: string, to_month: string) => ({
    ...{ from_month, to_month },
    suspension_reason: 'CHOROBA',
  });
  expect(answerErrors('ZAWIESZENIE', months('2027-04', '2027-04'), TODAY)).toEqual({});
  expect(answerErrors('ZAWIESZENIE', months('2027-04', '2027-03'), TODAY)).toEqual({
    to_month: 'not-valid-range',
  });
  expect(answerErrors('ZAWIESZENIE', months('', ''), TODAY)).toEqual({
    ...{ from_month: 'is-empty', to_month: 'is-empty' },
  });
});
