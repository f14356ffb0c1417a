import type { Contract } from '@urzad/contract';
import { formatMoney } from '@urzad/domain';
import { expect, it } from 'vitest';
import { deskMessages } from '../messages/desk';
import { comparedTerms } from './compared-terms';
import { contractCourse } from './contract-course';

type Registered = NonNullable<Contract['registered']>;

const provider = {
  id_careprovider: null,
  name: 'Żłobek „Pod Żółwikiem”',
  register_no: '0001/ZL',
  city: 'Stargard',
};
const child: Registered['children'][number] = {
  ...{ position: 0, firstname: 'Hania', lastname: 'Fikcyjna', born_date: '2025-08-22', care_form: 'ZLOBEK' },
  ...{ care_start: '2027-03-01', care_months: 12, planned_cost: 134_000, provider },
};
const terms: Omit<Registered, 'children'> = {
  ...{ bank_account_number: '', return_deadline: null, date_from: '2027-03-01', date_to: '2028-02-29' },
  amount_max: 1_368_000,
};
const contract = {
  ...terms,
  bank_account_number: '47999000090000000000000002',
  care: [child],
  registered: { ...terms, children: [{ ...child, planned_cost: 90_000, care_form: 'DZIENNY' as const }] },
};

it('says what differs from the registration, and only that', () => {
  const found = comparedTerms(contract, deskMessages.pl.terms, { locale: 'pl' });
  expect(
    found.filter(({ differs }) => differs).map(({ label, before, after }) => [label, before, after]),
  ).toEqual([
    ['Forma opieki', 'Dzienny opiekun', 'Żłobek'],
    ['Koszt miesięczny', formatMoney(90_000), formatMoney(134_000)],
    ['Rachunek', '', '47 9990 0009 0000 0000 0000 0002'],
  ]);
  expect(found.map(({ key }) => key)).toHaveLength(new Set(found.map(({ key }) => key)).size);
});

it('has nothing to compare for a reader who is given no registration', () => {
  expect(comparedTerms({ ...contract, registered: null }, deskMessages.pl.terms, { locale: 'pl' })).toEqual(
    [],
  );
});

it.each([
  ['draft', 'no', 0],
  ['draft', 'yes', 1],
  ['to_member', 'yes', 2],
  ['to_office', 'yes', 3],
  ['active', 'yes', 4],
] as const)('a contract in %s, initials asked for: %s, has done %d steps', (status, asked, done) => {
  expect(contractCourse({ status, asked })).toBe(done);
});
