import { describe, expect, it } from 'vitest';
import { aChild, aRegistrationForm, SAMPLE_CALL } from '../testing/sample-registration';
import { accessionGaps, accessionRuleErrors, childrenBeyondAge, countGaps } from './accession-check';
import { areDocumentsLate, dueReminder, prolongedTo, returnedTo } from './accession-deadlines';
import { accessionFactErrors } from './accession-facts';
import { accessionSlots } from './accession-files';
import { personalDataErrors, personalDataOf } from './personal-data';

const { params } = SAMPLE_CALL;
const NANNY = aChild({
  care_form: 'NIANIA',
  provider_name: 'Halina Wzorowa',
  other_parent_name: 'Jan Testowy',
});

const kindsOf = (...children: Parameters<typeof aRegistrationForm>[0][]) =>
  accessionSlots(aRegistrationForm(Object.assign({}, ...children))).map(
    ({ kind, child, required }) => `${kind}${child === null ? '' : `.${child}`}${required ? '' : '?'}`,
  );

describe('the documents for the contract', () => {
  it('follow from the work of the parent and the care of each child', () => {
    expect(kindsOf({ children: [aChild(), NANNY] })).toEqual([
      ...['ZASW_PRACODAWCA', 'AKT_URODZENIA.0', 'ZASW_PLACOWKA.0', 'UMOWA_PLACOWKA.0'],
      ...['AKT_URODZENIA.1', 'UMOWA_UAKTYWNIAJACA.1', 'ZUS_ZFA.1', 'ZUS_ZUA.1'],
    ]);
  });

  it('of somebody without work are the certificate of the office, and welcome that of an employer', () => {
    const kinds = kindsOf({ labour_status: 'bezrobotna_zarejestrowana', children: [], crit_single: 'yes' });
    expect(kinds).toEqual(['ZASW_PUP', 'ZASW_PRACODAWCA?', 'WYROK?']);
    expect(kindsOf({ labour_status: 'bierna_inna', children: [] })).toContain('ZASW_ZUS');
  });

  it('are missing until each required one has a file that was not returned', () => {
    const form = aRegistrationForm({ children: [aChild()] });
    const all = accessionSlots(form).map(({ kind, child }) => ({ kind, child, status: 'new' as const }));
    const state = { form, files: all, bank_account_number: null, isPersonalDataSigned: false };
    expect(countGaps(accessionGaps(state))).toBe(2);
    const account = '74999000090000000000000001';
    const done = { ...state, bank_account_number: account, isPersonalDataSigned: true };
    expect(countGaps(accessionGaps(done))).toBe(0);
    const returned = all.map((file, at) => (at === 1 ? { ...file, status: 'rejected' as const } : file));
    expect(accessionGaps({ ...done, files: returned }).slots).toMatchObject([{ kind: 'AKT_URODZENIA' }]);
    const exchanged = all.map((file) => ({ ...file, status: 'removed' as const }));
    expect(accessionGaps({ ...done, files: exchanged }).slots).toHaveLength(4);
    const wrong = { ...done, bank_account_number: '75999000090000000000000001' };
    expect(accessionGaps(wrong)).toMatchObject({ isAccountMissing: true });
  });
});

describe('what is read from a document', () => {
  const form = aRegistrationForm({ children: [NANNY] });
  const check = (kind: Parameters<typeof accessionRuleErrors>[0]['kind'], facts: Record<string, string>) =>
    accessionRuleErrors({ kind, facts }, { form, params, sent: '2027-02-10' });

  it('is a certificate of the last thirty days (E13)', () => {
    expect(check('ZASW_PUP', { issued_date: '2027-01-11' })).toEqual({});
    expect(check('ZASW_PUP', { issued_date: '2027-01-10' })).toEqual({ issued_date: 'not-eligible-e13' });
    expect(check('ZASW_ZUS', { issued_date: '2027-02-11' })).toEqual({ issued_date: 'not-eligible-e13' });
  });

  it('is a facility of the register (E8), and a nanny who is no parent (E9)', () => {
    expect(check('ZASW_PLACOWKA', { in_register: 'no' })).toEqual({ in_register: 'not-eligible-e8' });
    expect(check('UMOWA_UAKTYWNIAJACA', { nanny_pesel: form.pesel, nanny_name: 'jan testowy' })).toEqual({
      nanny_pesel: 'not-eligible-e9',
      nanny_name: 'not-eligible-e9',
    });
    expect(
      check('UMOWA_UAKTYWNIAJACA', { nanny_pesel: '75051200044', nanny_name: 'Halina Wzorowa' }),
    ).toEqual({});
  });

  it('has the form that its fields ask for', () => {
    const facts = {
      provider_name: 'Żłobek',
      register_no: '',
      provider_nip: '0000000018',
      in_register: 'yes',
    };
    expect(accessionFactErrors('ZASW_PLACOWKA', facts, '2027-02-10')).toEqual({
      register_no: 'is-empty',
      provider_nip: 'not-valid-nip',
    });
    expect(accessionFactErrors('AKT_URODZENIA', {}, '2027-02-10')).toEqual({});
  });

  it('is refused for a child whose support would end before it begins (E5)', () => {
    const old = aChild({ pesel: '24222900036', care_start: '2027-03-01' });
    const just = aChild({ pesel: '24222900036', care_start: '2027-02-01' });
    expect(childrenBeyondAge(aRegistrationForm({ children: [just, old] }), params)).toEqual([1]);
  });
});

describe('the term', () => {
  it('ends with its last day in Poland', () => {
    expect(areDocumentsLate({ documents_to: '2027-02-19' }, new Date('2027-02-19T22:59:59.999Z'))).toBe(
      false,
    );
    expect(areDocumentsLate({ documents_to: '2027-02-19' }, new Date('2027-02-19T23:00:00.000Z'))).toBe(true);
    expect(areDocumentsLate({ documents_to: null }, new Date())).toBe(false);
  });

  it('is counted from the term as it stands when it is prolonged, and ends on a working day', () => {
    expect(prolongedTo('2027-02-19', 14)).toBe('2027-03-05');
    expect(prolongedTo('2027-02-19', 8)).toBe('2027-03-01');
  });

  it('leaves the days of a correction after a return', () => {
    expect(returnedTo('2027-02-19', params, new Date('2027-02-10T09:00:00Z'))).toBe('2027-02-19');
    expect(returnedTo('2027-02-19', params, new Date('2027-02-18T09:00:00Z'))).toBe('2027-02-25');
  });

  it('is reminded of five days and one day before', () => {
    const days = [
      '2027-02-13',
      '2027-02-14',
      '2027-02-17',
      '2027-02-18',
      '2027-02-19',
      '2027-02-20',
    ] as const;
    expect(days.map((today) => dueReminder('2027-02-19', today))).toEqual([undefined, 5, 5, 1, 1, undefined]);
  });
});

it('asks for the employer in the form of participant’s data only where there is one', () => {
  const form = aRegistrationForm();
  const answers = { ...personalDataOf(form), employer_name: '', phone: '12' };
  expect(personalDataErrors(form, answers, '2027-02-10')).toEqual({
    employer_name: 'is-empty',
    phone: 'not-valid-phone',
  });
  const inactive = aRegistrationForm({ labour_status: 'bierna_inna' });
  expect(personalDataErrors(inactive, { ...answers, phone: form.phone }, '2027-02-10')).toEqual({});
});
